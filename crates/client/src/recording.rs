//! A recorded game as a row of sights: what `replay` goes through.

use protocol::{News, You};
use record::Record;
use table::scene_of_step;

use crate::any;
use crate::fault::Fault;
use crate::line::Sight;
use crate::narration::Narrator;

/// A recorded game, one sight after each move.
pub struct Recording {
    sights: Vec<Sight>,
}

impl Recording {
    /// The beginning of the game and what it was after every move that the record tells of.
    pub fn of(told: &Record) -> Result<Recording, Fault> {
        let mut sights = Vec::new();
        for step in table::replay(told)? {
            let scene = scene_of_step(&step, told)?;
            let news = (!step.facts.is_empty()).then_some(News::Drawn { facts: step.facts });
            sights.push(Sight { news, scene, you: You::default() });
        }
        Ok(Recording { sights })
    }

    /// The sights in order; the first is the beginning.
    pub fn sights(&self) -> &[Sight] {
        &self.sights
    }

    /// How it is at the end of what is recorded.
    pub fn latest(&self) -> &Sight {
        self.sights.last().expect("a recording has a beginning")
    }

    /// What was told after this step.
    pub fn told_since(&self, step: usize, narrator: Narrator<'_>) -> Vec<String> {
        (step + 1..self.sights.len()).flat_map(|step| self.told_in(step, narrator)).collect()
    }

    /// What is told in this step.
    pub fn told_in(&self, step: usize, narrator: Narrator<'_>) -> Vec<String> {
        let before = step.checked_sub(1).map(|before| &self.sights[before].scene);
        let sight = &self.sights[step];
        let told = sight.news.as_ref().map(|news| narrator.narrate(news, &sight.scene, before));
        told.into_iter().flatten().map(|sentence| sentence.text).collect()
    }

    /// The number of the last step; the beginning is 0.
    pub fn last(&self) -> usize {
        self.sights.len() - 1
    }

    /// The next step in this direction with which an expedition or a turn begins, or the end of the recording.
    pub fn chapter(&self, from: usize, forward: bool) -> usize {
        let begins = |step: &usize| *step == 0 || part(&self.sights[*step]) != part(&self.sights[*step - 1]);
        if forward {
            (from + 1..=self.last()).find(begins).unwrap_or(self.last())
        } else {
            (0..from).rev().find(begins).unwrap_or(0)
        }
    }
}

/// Which part of the game it is.
fn part(sight: &Sight) -> u8 {
    sight.scene.game.as_deref().map_or(0, |game| any::scene(game).part())
}
