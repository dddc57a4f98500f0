//! Identities: the caller of a request, accounts, credentials and exports.

mod account;
mod caller;
mod credentials;
mod device_label;
mod export;
mod me;
mod tokens;

pub(crate) use account::{__path_delete_account, delete_account};
pub(crate) use caller::{
    Caller, OptionalCaller, Player, PresentedKey, check_again, from_our_pages, identity, may_play, presented,
    stranger,
};
pub(crate) use credentials::{
    __path_credentials, __path_recover, __path_recovery, __path_revoke_credential, __path_revoke_others,
    credentials, recover, recovery, revoke_credential, revoke_others,
};
pub(crate) use export::{__path_export, export};
pub(crate) use me::{__path_guest, __path_me, __path_program, __path_rename, guest, me, program, rename};
pub(crate) use tokens::{__path_add_token, __path_revoke, __path_tokens, add_token, revoke, tokens};
