//! What is agreed about a game of Diamant, in words.

use protocol::DiamantField;

use crate::shown::ShownField;
use crate::telling::Teller;

impl ShownField for DiamantField {
    fn title(&self, teller: Teller<'_>) -> String {
        self.edition.title(teller.words)
    }
}
