//! Who asks: from the request, for every other route.

mod caller;
mod me;

pub(crate) use caller::{MaybeSomeone, Player, Someone, presented};
pub(crate) use me::{
    __path_add_token, __path_guest, __path_me, __path_program, __path_recover, __path_recovery,
    __path_rename, __path_revoke, __path_tokens, add_token, guest, me, program, recover, recovery, rename,
    revoke, tokens,
};
