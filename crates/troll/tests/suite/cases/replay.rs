//! Plays the steps of a record on the game.

use game::{Game, Seat};
use troll::{Action, CaveRoll, Chance, DragonThrow, Face, HallStep, Illegal, Race, Stage, Troll};

use super::case::{Record, Refused, Step};
use crate::moves::{act, show};

/// Where a record leads: the game as its last accepted step left it, and the step that was refused.
pub(crate) struct Replay {
    pub(crate) game: Troll,
    pub(crate) refused: Option<Refused>,
}

impl Replay {
    pub(crate) fn of(record: &Record, race: Race) -> Replay {
        let mut game = Troll::new(record.rules(race), record.players.len()).unwrap();
        for (turn, steps) in (1..).zip(&record.turns) {
            let active = Seat::new((turn - 1) % record.players.len()).unwrap();
            for (number, step) in (1..).zip(&steps.steps) {
                let mut after = game.clone();
                if let Err(illegal) = take(&mut after, active, step) {
                    let refused = Some(Refused { turn, step: number, reason: illegal.to_string() });
                    assert_eq!(
                        (turn, number),
                        (record.turns.len(), steps.steps.len()),
                        "a refused step is the last"
                    );
                    return Replay { game, refused };
                }
                game = after;
            }
        }
        Replay { game, refused: None }
    }
}

fn take(game: &mut Troll, active: Seat, step: &Step) -> Result<(), Illegal> {
    match step {
        Step::Cave { cave } => {
            let faces: Vec<Face> = cave.iter().copied().map(Face::from).collect();
            act(game, active, Action::Roll)?;
            show(game, Chance::Cave(CaveRoll::new(&faces).unwrap()))?;
        }
        Step::Keep { keep } => {
            for find in keep {
                act(game, active, Action::Keep((*find).into()))?;
            }
        }
        Step::Enter { enter: true } => {
            act(game, active, Action::Enter)?;
        }
        Step::Hall { hall } => {
            act(game, active, Action::Roll)?;
            show(game, Chance::Treasure(*hall))?;
        }
        Step::Dragon { dragon, by } => {
            // A record does not say "I stay": whoever lets the dragon dice be thrown has stayed.
            if matches!(game.view(None).stage(), Stage::Hall(hall) if hall.step() == HallStep::Deciding) {
                act(game, active, Action::Stay)?;
            }
            act(game, Seat::new(*by).unwrap(), Action::Throw)?;
            show(game, Chance::Dragon(DragonThrow(dragon.map(Into::into))))?;
        }
        Step::Leave { leave: true } => {
            act(game, active, Action::Leave)?;
        }
        Step::Enter { enter: false } | Step::Leave { leave: false } => panic!("a step that is none"),
    }
    Ok(())
}
