//! What JavaScript sees: a request and its answer as UTF-8 texts in the memory of the module.
//!
//! No glue code has to be generated, so the build needs no other tool. The caller asks for room, writes its text there, and
//! reads the answer at the address it is given. A worker has one thread, and so has the module.
#![expect(unsafe_code, reason = "functions are exported, and texts cross by their address")]

use std::cell::RefCell;

use advice::master::Family;

use crate::Device;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
    static DEVICE: RefCell<Option<Device>> = const { RefCell::new(None) };
}

/// The address at which the caller writes the next text, of this length.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Starts from nothing, with 32 random bytes that were written before.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn begin() -> bool {
    let seed = INPUT.with_borrow(|input| <[u8; 32]>::try_from(&input[..]).ok());
    DEVICE.set(seed.map(Device::new));
    seed.is_some()
}

/// Answers the request that was written before. Returns the length of the answer; [`answer`] returns its address.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn ask() -> usize {
    let request = INPUT.take();
    let request = String::from_utf8_lossy(&request);
    let said = DEVICE.with_borrow_mut(|device| device.as_mut().map(|device| device.answer_json(&request)));
    OUTPUT.set(said.unwrap_or_default());
    OUTPUT.with_borrow(String::len)
}

/// The address of the last answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// Loads the master's table that was written before: of the family with this number, for this many players.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn teach(family: usize, players: usize) -> bool {
    let bytes = INPUT.take();
    Family::ALL.get(family).is_some_and(|family| family.provide(players, &bytes).is_ok())
}
