/* A switch in user space between network namespaces.
 *
 * Every host has one TUN device (`eth0`) whose other end is held here. A packet goes to the host that owns its
 * destination address. Each direction between two hosts may lose, delay and reorder packets. This needs neither netem
 * nor netfilter, which small kernels lack, and what it drops follows from a seed.
 *
 * Usage: switch SEED PID...      (one process per host, in whose network namespace the device is made)
 * Commands on standard input, each answered by a line:
 *   route ADDRESS HOST                        packets to ADDRESS go to HOST
 *   link FROM TO LOSS DELAY REORDER           loss and reordering per thousand packets, delay in milliseconds
 *   stats                                     forwarded, lost, delayed and reordered packets so far
 * It ends with its standard input.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { HOSTS = 16, ROUTES = 64, LARGEST = 2048, MOST_WAITING = 20000 };

struct link { unsigned loss, delay, reorder; };
struct packet { struct packet *next; int64_t due; int to; size_t length; unsigned char bytes[]; };

static int hosts, devices[HOSTS];
static struct link links[HOSTS][HOSTS];
static struct { uint32_t address; int host; } routes[ROUTES];
static int route_count;
static struct packet *waiting;
static size_t waiting_count;
static unsigned long forwarded, lost, delayed, reordered;
static uint64_t state;

static void fail(const char *what) { perror(what); exit(1); }

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* SplitMix64. */
static unsigned per_thousand(void) {
    uint64_t mixed = state += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return (mixed ^ (mixed >> 31)) % 1000;
}

static int open_device(const char *pid) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%s/ns/net", pid);
    int namespace = open(path, O_RDONLY | O_CLOEXEC);
    if (namespace < 0 || setns(namespace, CLONE_NEWNET) < 0) fail(path);
    close(namespace);
    int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (device < 0) fail("/dev/net/tun");
    struct ifreq request = { .ifr_flags = IFF_TUN | IFF_NO_PI };
    strcpy(request.ifr_name, "eth0");
    if (ioctl(device, TUNSETIFF, &request) < 0) fail("TUNSETIFF");
    return device;
}

static int host_of(uint32_t address) {
    for (int i = 0; i < route_count; i++)
        if (routes[i].address == address) return routes[i].host;
    return -1;
}

static void deliver(int to, const unsigned char *bytes, size_t length) {
    /* A host whose queue is full loses the packet, as any host does. */
    if (write(devices[to], bytes, length) == (ssize_t)length) forwarded++;
    else lost++;
}

static void forward(int from, const unsigned char *bytes, size_t length) {
    uint32_t address;
    if (length < 20 || bytes[0] >> 4 != 4) return;
    memcpy(&address, bytes + 16, 4);
    int to = host_of(address);
    if (to < 0) return;
    struct link *link = &links[from][to];
    if (per_thousand() < link->loss) { lost++; return; }
    if (link->delay == 0) { deliver(to, bytes, length); return; }
    /* As with netem: what is reordered overtakes whatever is waiting. */
    if (per_thousand() < link->reorder) { reordered++; deliver(to, bytes, length); return; }
    struct packet *packet = malloc(sizeof *packet + length);
    if (!packet || waiting_count >= MOST_WAITING) { free(packet); lost++; return; }
    *packet = (struct packet){ .due = now() + link->delay, .to = to, .length = length };
    memcpy(packet->bytes, bytes, length);
    struct packet **place = &waiting;
    while (*place && (*place)->due <= packet->due) place = &(*place)->next;
    packet->next = *place;
    *place = packet;
    waiting_count++;
    delayed++;
}

static void deliver_due(void) {
    int64_t moment = now();
    while (waiting && waiting->due <= moment) {
        struct packet *packet = waiting;
        waiting = packet->next;
        waiting_count--;
        deliver(packet->to, packet->bytes, packet->length);
        free(packet);
    }
}

static const char *obey(const char *line) {
    static char answer[128];
    char text[32];
    int from, to;
    struct link link;
    struct in_addr address;
    if (sscanf(line, "route %31s %d", text, &to) == 2) {
        if (inet_aton(text, &address) == 0 || to < 0 || to >= hosts) return "refused";
        int place = 0;
        while (place < route_count && routes[place].address != address.s_addr) place++;
        if (place == ROUTES) return "refused";
        if (place == route_count) route_count++;
        routes[place].address = address.s_addr;
        routes[place].host = to;
        return "done";
    }
    if (sscanf(line, "link %d %d %u %u %u", &from, &to, &link.loss, &link.delay, &link.reorder) == 5) {
        if (from < 0 || from >= hosts || to < 0 || to >= hosts) return "refused";
        links[from][to] = link;
        return "done";
    }
    if (strncmp(line, "stats", 5) == 0) {
        snprintf(answer, sizeof answer, "%lu %lu %lu %lu", forwarded, lost, delayed, reordered);
        return answer;
    }
    return "refused";
}

int main(int count, char **arguments) {
    if (count < 3 || count - 2 > HOSTS) { fprintf(stderr, "usage: switch SEED PID...\n"); return 2; }
    state = strtoull(arguments[1], NULL, 10);
    hosts = count - 2;
    for (int i = 0; i < hosts; i++) devices[i] = open_device(arguments[i + 2]);
    printf("ready\n");
    fflush(stdout);
    char line[256];
    size_t read_so_far = 0;
    for (;;) {
        struct pollfd polled[HOSTS + 1] = { { .fd = 0, .events = POLLIN } };
        for (int i = 0; i < hosts; i++) polled[i + 1] = (struct pollfd){ .fd = devices[i], .events = POLLIN };
        int64_t until = waiting ? waiting->due - now() : -1;
        if (poll(polled, hosts + 1, waiting && until < 0 ? 0 : (int)until) < 0 && errno != EINTR) fail("poll");
        deliver_due();
        for (int i = 0; i < hosts; i++) {
            unsigned char bytes[LARGEST];
            for (int turns = 0; turns < 64; turns++) {
                ssize_t length = read(devices[i], bytes, sizeof bytes);
                if (length <= 0) break;
                forward(i, bytes, length);
            }
        }
        if (polled[0].revents) {
            ssize_t got = read(0, line + read_so_far, sizeof line - 1 - read_so_far);
            if (got <= 0) return 0;
            read_so_far += got;
            line[read_so_far] = 0;
            char *end;
            while ((end = strchr(line, '\n'))) {
                *end = 0;
                printf("%s\n", obey(line));
                fflush(stdout);
                read_so_far -= end + 1 - line;
                memmove(line, end + 1, read_so_far + 1);
            }
            if (read_so_far == sizeof line - 1) return 2;
        }
    }
}
