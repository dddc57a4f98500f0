//! How things stand, for those who ask.

use table::{DiamantScene, GameField, GameScene, Hints, PhaseWord, Scene, TrollScene, You};

use super::Teller;
use crate::offer::seats_here;

impl Teller<'_> {
    /// Everything that lies open, one sentence a line, and this person's own chest.
    pub(crate) fn state(self, scene: &Scene, you: &You) -> Vec<String> {
        let mut lines = match scene.game.as_deref() {
            None => [self.phase(scene.phase)].into_iter().chain(self.first_seat(scene)).collect(),
            Some(GameScene::Diamant(game)) => self.cave(game, scene, you),
            Some(GameScene::Troll(game)) => self.dice(game, scene),
        };
        lines.extend((scene.options.hints == Hints::On).then(|| self.say("terminal-hints-on")));
        lines
    }

    /// That the first seat starts, where people play one after another.
    fn first_seat(self, scene: &Scene) -> Option<String> {
        matches!(scene.options.game, GameField::Troll(_)).then(|| self.say("seating-first"))
    }

    /// That others may ask what the master would do, where that is agreed.
    pub(crate) fn hints(self, scene: &Scene) -> Option<String> {
        (scene.options.hints == Hints::On).then(|| self.say("hints-on"))
    }

    pub(crate) fn phase(self, phase: PhaseWord) -> String {
        self.say(match phase {
            PhaseWord::Seating => "phase-seating",
            PhaseWord::Playing => "phase-playing",
            PhaseWord::Over => "phase-over",
        })
    }

    pub(crate) fn expedition(self, game: &DiamantScene) -> String {
        let values = [("number", game.expedition.into()), ("total", game.expeditions.into())];
        self.words.say("expedition", &values)
    }

    fn which_expedition(self, game: &DiamantScene) -> String {
        let values = [("number", game.expedition.into()), ("total", game.expeditions.into())];
        self.words.say("state-expedition", &values)
    }

    fn cave(self, game: &DiamantScene, scene: &Scene, you: &You) -> Vec<String> {
        let mut lines = vec![self.which_expedition(game)];
        let path: Vec<String> = game.path.iter().map(|card| self.card(&card.card)).collect();
        lines.push(if path.is_empty() {
            self.say("state-empty")
        } else {
            let values = [("path", self.words.list(&path).into()), ("rubies", game.on_path.into())];
            self.words.say("state-path", &values)
        });
        let (harmless, met): (Vec<&String>, Vec<&String>) =
            game.met.iter().partition(|hazard| game.harmless.contains(hazard));
        for (hazards, sentence) in [(met, "state-met"), (harmless, "state-harmless")] {
            if !hazards.is_empty() {
                let names: Vec<String> = hazards.into_iter().map(|hazard| self.card(hazard)).collect();
                lines.push(self.words.say(sentence, &[("hazards", self.words.list(&names).into())]));
            }
        }
        lines.extend(self.relics(game));
        lines.extend(self.removed(game));
        if !game.inside.is_empty() {
            let values = [
                ("names", self.names(scene, &game.inside).into()),
                ("count", game.inside.len().into()),
                ("carried", self.stones(game.carried).into()),
            ];
            lines.push(self.words.say("state-inside", &values));
        }
        lines.extend(self.chests(game, scene));
        lines.extend(self.own_chest(you));
        lines
    }

    /// What the relics on the path would bring, which one was added to the deck, and which one comes next.
    fn relics(self, game: &DiamantScene) -> Vec<String> {
        let lying: Vec<u16> = game.path.iter().filter_map(|card| card.worth).map(u16::from).collect();
        let worth = lying.iter().sum::<u16>().into();
        let worth = (!lying.is_empty()).then(|| self.words.say("state-relics", &[("worth", worth)]));
        let named = |sentence: &str, relic: &Option<String>| {
            let relic = relic.as_ref()?;
            Some(self.words.say(sentence, &[("relic", self.relic(relic).into())]))
        };
        let added = named("state-relic-added", &game.added_relic);
        [worth, added, named("state-relic-next", &game.next_relic)].into_iter().flatten().collect()
    }

    /// The hazard cards that have left the game.
    fn removed(self, game: &DiamantScene) -> Option<String> {
        let cards: Vec<String> = (game.removed.iter())
            .map(|(hazard, count)| {
                let values = [("card", self.card(hazard).into()), ("count", (*count).into())];
                self.words.say("state-removed-cards", &values)
            })
            .collect();
        (!cards.is_empty())
            .then(|| self.words.say("state-removed", &[("cards", self.words.row(&cards).into())]))
    }

    /// What lies open in the chests, relics included.
    fn chests(self, game: &DiamantScene, scene: &Scene) -> Option<String> {
        let known = (0..).zip(game.chests.iter().zip(&game.relics));
        let known: Vec<String> = known
            .filter_map(|(seat, (chest, relics))| {
                let relics: u16 = relics.iter().copied().map(u16::from).sum();
                Some(format!("{} {}", self.name(scene, seat), (*chest)? + relics))
            })
            .collect();
        (!known.is_empty())
            .then(|| self.words.say("terminal-chests", &[("list", self.words.row(&known).into())]))
    }

    /// A hidden chest, unless somebody else looks at the same window.
    fn own_chest(self, you: &You) -> Option<String> {
        let alone = seats_here(you).len() == 1;
        let chest = you.chest.filter(|_| alone)?;
        Some(self.words.say("state-chest", &[("amount", self.stones(chest).into())]))
    }

    fn dice(self, game: &TrollScene, scene: &Scene) -> Vec<String> {
        let values = [
            ("name", self.name(scene, game.active).into()),
            ("beside", self.treasure(game.beside).into()),
            ("diamonds", game.rooms.diamonds.into()),
            ("nuggets", game.rooms.nuggets.into()),
            ("hand", game.hand.into()),
        ];
        let mut lines = vec![self.words.say("state-troll", &values)];
        if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.shown.is_empty()) {
            lines.push(self.words.say("terminal-dice-free", &[("faces", self.faces(&cave.shown).into())]));
        }
        if let Some(cave) = game.cave.as_ref().filter(|cave| !cave.kept.is_empty()) {
            lines.push(self.words.say("terminal-dice-kept", &[("faces", self.faces(&cave.kept).into())]));
        }
        if let Some(hall) = &game.hall {
            lines.push(self.say(if hall.aside.is_some() { "dragon-one-eye" } else { "dragon-asleep" }));
        }
        lines.extend((0..).zip(&game.bags).map(|(seat, bag)| {
            let name = ("name", self.name(scene, seat).into());
            self.words.say("terminal-bag", &[name, ("treasure", self.treasure(*bag).into())])
        }));
        lines
    }

    /// How long there is to choose.
    pub(crate) fn clock(self, seconds: u64) -> String {
        self.words.say("clock-left", &[("seconds", seconds.into())])
    }

    /// Who is being waited for.
    pub(crate) fn waiting(self, scene: &Scene) -> String {
        let nobody = match scene.game.as_deref() {
            Some(GameScene::Troll(_)) => "waiting-dice",
            _ => "waiting-card",
        };
        match &scene.question {
            _ if scene.phase != PhaseWord::Playing => self.phase(scene.phase),
            None => self.say(nobody),
            Some(question) => match question.thinking.as_deref() {
                Some([]) => self.say(nobody),
                Some(seats) => {
                    let values = [("names", self.names(scene, seats).into()), ("count", seats.len().into())];
                    self.words.say("waiting-for", &values)
                }
                None => self.words.say("waiting-count", &[("count", question.waiting.into())]),
            },
        }
    }
}
