/* Notes what a process overwrites in a folder, so that a power cut can undo what it has not synced.
 *
 * Loaded with LD_PRELOAD. Before every change of a regular file under POWER_FOLDER it appends to POWER_JOURNAL what was
 * there before; after every sync it appends which changes are safe now. Several processes may share a journal.
 * Names of files (creating, renaming, removing) count as safe at once, and memory maps are not seen.
 *
 * A record is eight numbers of 64 bits, then the bytes that were there before:
 *   kind (1 change, 2 sync)   device   inode   offset   length of the change   size of the file before
 *   position in the journal up to which a sync holds   how many bytes follow
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CHANGE = 1, SYNC = 2, HIGH_FD = 900 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

static void fail(const char *what) { perror(what); abort(); }

/* Whether this is a regular file in the folder. */
static int is_watched(int fd, struct stat *about) {
    const char *folder = getenv("POWER_FOLDER");
    char link[32], path[PATH_MAX];
    if (!folder || fstat(fd, about) < 0 || !S_ISREG(about->st_mode)) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t prefix = strlen(folder);
    return length > (ssize_t)prefix && strncmp(path, folder, prefix) == 0 && path[prefix] == '/';
}

static void lock(short kind) {
    struct flock whole = { .l_type = kind, .l_whence = SEEK_SET };
    while (fcntl(journal, F_SETLKW, &whole) < 0)
        if (errno != EINTR) fail("power journal: lock");
}

static void begin(void) {
    pthread_mutex_lock(&mutex);
    if (journal < 0) {
        int low = open(getenv("POWER_JOURNAL"), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        if (low < 0) fail("power journal: open");
        journal = fcntl(low, F_DUPFD_CLOEXEC, HIGH_FD);
        if (journal < 0) fail("power journal: dup");
        syscall(SYS_close, low);
    }
    lock(F_WRLCK);
}

static void end(void) {
    lock(F_UNLCK);
    pthread_mutex_unlock(&mutex);
}

static void append(const uint64_t record[8], const void *bytes) {
    struct iovec parts[2] = { { (void *)record, 64 }, { (void *)bytes, record[7] } };
    ssize_t length = 64 + record[7];
    if (syscall(SYS_writev, journal, parts, record[7] ? 2 : 1) != length) fail("power journal: write");
}

/* Notes what is there before `length` bytes at `offset` change; the caller holds the lock. */
static void note(int fd, off_t offset, size_t length) {
    struct stat about;
    if (fstat(fd, &about) < 0) fail("power journal: stat");
    size_t there = offset >= about.st_size ? 0 : (size_t)(about.st_size - offset);
    if (there > length) there = length;
    char *bytes = malloc(there + 1);
    if (!bytes) fail("power journal: memory");
    int from = fd;
    if ((fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY) {
        char link[32];
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        from = open(link, O_RDONLY | O_CLOEXEC);
        if (from < 0) fail("power journal: reopen");
    }
    for (size_t done = 0; done < there;) {
        ssize_t got = pread(from, bytes + done, there - done, offset + done);
        if (got < 0 && errno != EINTR) fail("power journal: read");
        if (got == 0) { there = done; break; }
        if (got > 0) done += got;
    }
    if (from != fd) syscall(SYS_close, from);
    uint64_t record[8] = { CHANGE, about.st_dev, about.st_ino, offset, length, about.st_size, 0, there };
    append(record, bytes);
    free(bytes);
}

static off_t position(int fd) {
    struct stat about;
    if ((fcntl(fd, F_GETFL) & O_APPEND) && fstat(fd, &about) == 0) return about.st_size;
    return lseek(fd, 0, SEEK_CUR);
}

static size_t total(const struct iovec *parts, int count) {
    size_t length = 0;
    for (int i = 0; i < count; i++) length += parts[i].iov_len;
    return length;
}

/* Does `change`, a system call, after noting what it will overwrite. */
#define CHANGING(fd, offset, length, change)                                                                          \
    struct stat about;                                                                                                 \
    if (!is_watched(fd, &about)) return change;                                                                        \
    begin();                                                                                                           \
    note(fd, offset, length);                                                                                          \
    long result = change;                                                                                              \
    int error = errno;                                                                                                 \
    end();                                                                                                             \
    errno = error;                                                                                                     \
    return result

ssize_t write(int fd, const void *bytes, size_t length) {
    CHANGING(fd, position(fd), length, syscall(SYS_write, fd, bytes, length));
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    CHANGING(fd, offset, length, syscall(SYS_pwrite64, fd, bytes, length, offset));
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
    return pwrite(fd, bytes, length, offset);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    CHANGING(fd, position(fd), total(parts, count), syscall(SYS_writev, fd, parts, count));
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
    CHANGING(fd, offset, total(parts, count), syscall(SYS_pwritev, fd, parts, count, offset, 0L));
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t offset) {
    return pwritev(fd, parts, count, offset);
}

int ftruncate(int fd, off_t size) {
    struct stat before;
    off_t now = fstat(fd, &before) == 0 ? before.st_size : size;
    off_t from = size < now ? size : now, to = size < now ? now : size;
    CHANGING(fd, from, to - from, syscall(SYS_ftruncate, fd, size));
}

int ftruncate64(int fd, off_t size) { return ftruncate(fd, size); }

static int synced(int fd, long call) {
    struct stat about;
    if (!is_watched(fd, &about)) return syscall(call, fd);
    begin();
    uint64_t until = lseek(journal, 0, SEEK_END);
    end();
    /* What is written meanwhile is not covered. */
    int result = syscall(call, fd), error = errno;
    if (result == 0) {
        begin();
        uint64_t record[8] = { SYNC, about.st_dev, about.st_ino, 0, 0, 0, until, 0 };
        append(record, NULL);
        end();
    }
    errno = error;
    return result;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }

int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }
