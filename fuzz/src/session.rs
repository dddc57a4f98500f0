//! A live table driven by bytes: people come, send any requests, answer and leave, and time passes.

use std::time::Duration;

use game::Seat;
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use protocol::{Appearance, Choice, Colour, Door, Figure, Listing, OptionsField, Pattern, Reaction, Vote};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use seal::{GameId, Nonce};
use table::{Entry, HostWish, Key, Logged, Name, PersonId, Table, Time, Wish, Wisher};

const PEOPLE: [(PersonId, &str); 4] =
    [(PersonId(1), "Ada"), (PersonId(2), "Bo"), (PersonId(3), "Cy"), (PersonId(4), "Di")];

const CHOICES: [Choice; 8] = [
    Choice::Continue,
    Choice::Leave,
    Choice::Roll,
    Choice::KeepKey,
    Choice::KeepDoor,
    Choice::Enter,
    Choice::Stay,
    Choice::Throw,
];

/// Options of every kind, as a client sends them.
const OPTIONS: [&str; 6] = [
    r#"{"game":{"name":"diamant","edition":"portal-2025","relics":true},"bots":"instant","clock":20}"#,
    r#"{"game":{"name":"diamant","edition":"iello-2016"},"absence":"rest","timing":"hidden","chat":"words"}"#,
    r#"{"game":{"name":"troll-dragon","options":{"race":"live","stock":{"diamonds":9,"nuggets":6}}},"bots":"instant"}"#,
    r#"{"game":{"name":"troll-dragon","options":{"race":"step"}},"clock":30}"#,
    r#"{"game":{"name":"diamant","edition":"portal-2025","relics":false},"timing":"hidden","grace":5}"#,
    r#"{"game":{"name":"diamant","edition":"nowhere"},"clock":1}"#,
];

/// A table and its history.
pub struct Session {
    /// The table.
    pub table: Table,
    /// Its log.
    pub log: Vec<Logged>,
    now: Time,
    generator: SmallRng,
}

impl Session {
    /// A new table.
    pub fn new(bytes: &mut Unstructured) -> Result<Session> {
        let mut generator = SmallRng::seed_from_u64(bytes.arbitrary::<u8>()?.into());
        let options = options(bytes.int_in_range(0..=4)?);
        let now = Time(1_700_000_000_000);
        let (table, entries) = Table::make(PEOPLE[0].0, Listing::Private, options, None, now, &mut generator)
            .expect("these options make sense");
        let mut session = Session { table, log: Vec::new(), now, generator };
        session.note(entries);
        Ok(session)
    }

    /// A table where three people have asked to begin.
    pub fn started(bytes: &mut Unstructured) -> Result<Session> {
        let mut session = Session::new(bytes)?;
        for (who, name) in &PEOPLE[..3] {
            session.arrive(*who);
            let name = Name::new(name).expect("these are names");
            let _already_there = session.ask(Wisher::from(*who), None, Wish::Sit(name));
        }
        let _begins = session.ask(Wisher::from(PEOPLE[0].0), None, Wish::Host(HostWish::Start));
        session.pass(Duration::from_secs(11));
        Ok(session)
    }

    /// Performs one step.
    ///
    /// # Panics
    /// If a refused request has left a trace.
    pub fn step(&mut self, bytes: &mut Unstructured) -> Result<()> {
        let who = bytes.choose(&PEOPLE)?.0;
        match bytes.int_in_range(0..=9)? {
            0..=3 => self.answer(bytes)?,
            4..=6 => {
                let seat = if bytes.ratio(1, 4)? { Some(any_seat(bytes)?) } else { None };
                let key = bytes.int_in_range(0..=7_u8)?;
                let key = (key < 3).then(|| Key::new(&format!("key-{key}")).expect("this is a key"));
                let wish = self.any_wish(bytes)?;
                let _may_be_refused = self.ask(Wisher { who, seat }, key, wish);
            }
            7 => self.arrive(who),
            8 => self.table.depart(who, self.now),
            _ => self.pass(Duration::from_millis(bytes.int_in_range(0..=40_000)?)),
        }
        Ok(())
    }

    /// The same table, rebuilt from its log.
    ///
    /// # Panics
    /// If the log cannot be read.
    pub fn folded(&self) -> Table {
        Table::fold(&self.log, self.now).expect("a table can read its own log")
    }

    fn ask(&mut self, from: Wisher, key: Option<Key>, wish: Wish) -> std::result::Result<(), table::Refusal> {
        let before = (self.table.events(), self.table.messages());
        let mut entries = Vec::new();
        let answer = self.table.handle(from, key, wish, self.now, &mut self.generator, &mut entries);
        if let Err(refusal) = &answer {
            assert!(entries.is_empty(), "refused ({refusal}), but told something");
            assert_eq!(
                before,
                (self.table.events(), self.table.messages()),
                "refused ({refusal}), but counted"
            );
        }
        self.note(entries);
        answer
    }

    fn arrive(&mut self, who: PersonId) {
        let mut entries = Vec::new();
        self.table.arrive(who, self.now, &mut self.generator, &mut entries);
        self.note(entries);
    }

    fn pass(&mut self, time: Duration) {
        self.now = self.now + time;
        let mut entries = Vec::new();
        self.table.tick(self.now, &mut self.generator, &mut entries);
        self.note(entries);
    }

    fn note(&mut self, entries: Vec<Entry>) {
        self.log.extend(entries.into_iter().map(|entry| entry.logged));
    }

    /// A player who is asked answers.
    fn answer(&mut self, bytes: &mut Unstructured) -> Result<()> {
        let look = self.table.look();
        let question = look.scene.question.as_ref().map_or(0, |question| question.number);
        let asked: Vec<_> =
            look.seats.iter().filter(|(who, you)| who.is_some() && !you.actions.is_empty()).collect();
        if asked.is_empty() {
            return Ok(());
        }
        let (who, you) = *bytes.choose(&asked)?;
        let choice = *bytes.choose(&you.actions)?;
        let seat = you.seat.and_then(|number| Seat::new(number.into()));
        if let Some(who) = *who {
            let _may_be_too_soon = self.ask(Wisher { who, seat }, None, Wish::Act { question, choice });
        }
        Ok(())
    }

    fn any_wish(&self, bytes: &mut Unstructured) -> Result<Wish> {
        let game = || GameId::new(self.table.look().scene.deal.game.clone()).expect("a table has a game id");
        Ok(match bytes.int_in_range(0..=21)? {
            0 => Wish::Sit(any_name(bytes)?),
            1 => Wish::SitBeside(any_name(bytes)?),
            2 => Wish::StandUp,
            3 => {
                let game = game();
                Wish::Commit {
                    commitment: Nonce::new([bytes.int_in_range(0..=3)?; 32]).commitment(&game),
                    game,
                }
            }
            4 => Wish::Reveal { game: game(), nonce: Nonce::new([bytes.int_in_range(0..=3)?; 32]) },
            5 | 6 => Wish::Ready,
            7 => Wish::Act { question: bytes.int_in_range(0..=60)?, choice: *bytes.choose(&CHOICES)? },
            8 => Wish::React(*bytes.choose(&[Reaction::Wow, Reaction::GoodGame])?),
            9 => Wish::Say(bytes.arbitrary::<&str>()?.to_owned()),
            10 => Wish::Vote { seat: any_seat(bytes)?, vote: *bytes.choose(&[Vote::Agree, Vote::Refuse])? },
            11 => {
                let bot = *bytes.choose(&["turn:3", "bold", "myopic:1", "", "master-table"])?;
                Wish::Host(HostWish::AddBot(bot.to_owned()))
            }
            12 => Wish::Host(HostWish::Clear(any_seat(bytes)?)),
            13 => Wish::Host(HostWish::Ban(bytes.choose(&PEOPLE)?.0)),
            14 => Wish::Host(HostWish::Door(*bytes.choose(&[Door::Open, Door::Closed])?)),
            15 => Wish::Host(HostWish::Move { from: any_seat(bytes)?, to: any_seat(bytes)? }),
            16 => Wish::Host(HostWish::Options(Box::new(options(bytes.int_in_range(0..=5)?)))),
            17 => Wish::Host(HostWish::List(*bytes.choose(&[Listing::Private, Listing::Public])?)),
            18 => Wish::Host(HostWish::Start),
            19 => Wish::Host(HostWish::StandIn(any_seat(bytes)?)),
            20 => Wish::Look(Appearance {
                colour: *bytes.choose(&[Colour::Red, Colour::Pink])?,
                pattern: Pattern::Dots,
                figure: Figure::Hood,
            }),
            _ => Wish::Host(HostWish::PassOn(any_seat(bytes)?)),
        })
    }
}

fn options(number: usize) -> OptionsField {
    serde_json::from_str(OPTIONS[number]).expect("these are options")
}

fn any_seat(bytes: &mut Unstructured) -> Result<Seat> {
    Ok(Seat::new(bytes.int_in_range(0..=7)?).expect("a table has eight seats"))
}

fn any_name(bytes: &mut Unstructured) -> Result<Name> {
    if bytes.ratio(3, 4)? {
        return Ok(Name::new(bytes.choose(&PEOPLE)?.1).expect("these are names"));
    }
    Name::new(bytes.arbitrary()?).map_err(|_| libfuzzer_sys::arbitrary::Error::IncorrectFormat)
}
