//! The fair deal, held to numbers that were computed without it, and to keeping its secret.

use seal::{CommittedNonces, Contributions, FairDeal, GameId, Nonce, SeatNonce, Secret, ShortNonce};
use serde::Deserialize;

use crate::testdata::{root, text};

#[derive(Deserialize)]
struct Book {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    #[serde(default = "version_1")]
    version: u32,
    #[serde(default)]
    bots: Vec<usize>,
    #[serde(default)]
    commitments: Vec<Option<String>>,
    secret: String,
    commitment: String,
    game: String,
    nonces: Vec<String>,
    key: String,
    stream: String,
    draws: Vec<Row>,
    mixed: Vec<(u32, u32)>,
}

fn version_1() -> u32 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    outcomes: u32,
    first: Vec<u32>,
}

impl Case {
    fn contributions(&self) -> Contributions {
        if self.version == 1 {
            let nonces = self.nonces.iter().map(|digits| ShortNonce::from_hex(digits).unwrap());
            return nonces.collect::<Vec<_>>().into();
        }
        let game = GameId::new(self.game.as_str()).unwrap();
        let seat = |(place, digits): (usize, &String)| match Nonce::from_hex(digits).unwrap() {
            _ if self.bots.contains(&place) => SeatNonce::Bot,
            Nonce::NONE => SeatNonce::Nothing,
            nonce => SeatNonce::committed(nonce, &game),
        };
        CommittedNonces::new(self.nonces.iter().enumerate().map(seat).collect()).into()
    }

    fn deal(&self) -> FairDeal {
        let (game, secret) =
            (GameId::new(self.game.as_str()).unwrap(), Secret::from_hex(&self.secret).unwrap());
        FairDeal::new(game, secret, self.contributions())
    }
}

fn cases() -> Vec<Case> {
    let books = ["fairness/vectors-2.json", "fairness/vectors.json"];
    let read = |name: &str| {
        serde_json::from_str::<Book>(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    let cases: Vec<Case> = books.into_iter().flat_map(|name| read(name).cases).collect();
    assert!(!cases.is_empty(), "the files have cases");
    cases
}

#[test]
fn the_draws_are_those_that_were_computed_elsewhere() {
    for case in cases() {
        let commitment = Secret::from_hex(&case.secret).unwrap().commitment();
        assert_eq!(commitment.to_string(), case.commitment, "{}", case.id);
        if case.version == 2 {
            let shown = case.deal().sealed();
            assert_eq!(
                (shown.commitments, shown.bots),
                (Some(case.commitments.clone()), Some(case.bots.clone()))
            );
        }
        for row in &case.draws {
            let mut deal = case.deal();
            let drawn: Vec<u32> = row.first.iter().map(|_| deal.draw(row.outcomes)).collect();
            assert_eq!(drawn, row.first, "{}: {}", case.id, row.outcomes);
        }
        let mut deal = case.deal();
        for (outcomes, index) in &case.mixed {
            assert_eq!(deal.draw(*outcomes), *index, "{}: {outcomes}", case.id);
        }
    }
}

/// A draw among 2³² - 1 is the next word itself, unless that is the one that is passed over.
#[test]
fn the_stream_is_the_one_that_was_computed_elsewhere() {
    for case in cases() {
        let mut deal = case.deal();
        let words = case.stream.as_bytes().chunks(8).map(|_| deal.draw(u32::MAX).to_le_bytes());
        let bytes: Vec<String> = words.flatten().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(bytes.concat(), case.stream, "{}", case.id);
    }
}

#[test]
fn the_page_about_fairness_shows_the_same_numbers() {
    let page = std::fs::read_to_string(root().join("docs/fairness.md")).unwrap();
    let case = &cases()[0];
    let mut shown = vec![case.secret.clone(), case.commitment.clone(), case.key.clone(), case.game.clone()];
    shown.extend(case.nonces.iter().chain(case.commitments.iter().flatten()).cloned());
    shown.push(case.stream[..64].to_owned());
    for row in case.draws.iter().filter(|row| [2, 6, 30, 36, 1296, 3 << 30].contains(&row.outcomes)) {
        let first: Vec<String> = row.first.iter().map(u32::to_string).collect();
        shown.push(format!("| {} | {} |", row.outcomes, first.join(" ")));
    }
    let missing: Vec<String> = shown.into_iter().filter(|text| !page.contains(text)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_part_of_the_seal_changes_the_draws() {
    let draws = |mut deal: FairDeal| (0..16).map(|_| deal.draw(1 << 31)).collect::<Vec<_>>();
    let deal = |secret: u8, game: &str, nonces: &[[u8; 32]]| {
        let game = GameId::new(game).unwrap();
        let seats = nonces.iter().map(|bytes| SeatNonce::committed(Nonce::new(*bytes), &game)).collect();
        draws(FairDeal::new(game, Secret::new([secret; 32]), CommittedNonces::new(seats)))
    };
    let (a, b) = ([1; 32], [2; 32]);
    let deals = [
        deal(1, "x", &[a, b]),
        deal(2, "x", &[a, b]),
        deal(1, "y", &[a, b]),
        deal(1, "x", &[b, a]),
        deal(1, "x", &[a]),
        deal(1, "x", &[a, b, [0; 32]]),
    ];
    for (index, one) in deals.iter().enumerate() {
        assert!(!deals[..index].contains(one), "{index}");
    }
}

#[test]
fn a_deal_that_is_taken_up_again_goes_on_as_if_nothing_had_happened() {
    let case = &cases()[0];
    let (mut whole, mut restarted) = (case.deal(), case.deal());
    for outcomes in (1..60).map(|n| n * 71_582_788) {
        let nonces = case.contributions();
        let (game, secret) = (GameId::new(case.game.as_str()), Secret::from_hex(&case.secret));
        restarted = FairDeal::resume(game.unwrap(), secret.unwrap(), nonces, restarted.words());
        assert_eq!(restarted.draw(outcomes), whole.draw(outcomes));
    }
    assert!(whole.words() > 59, "words were passed over, too");
}

#[test]
fn nothing_but_the_opened_deal_tells_the_secret() {
    for case in cases() {
        let mut deal = case.deal();
        deal.draw(30);
        let sealed = serde_json::to_string(&deal.sealed()).unwrap();
        let opened = serde_json::to_string(&deal.opened()).unwrap();
        assert!(opened.contains(&format!("\"secret\":\"{}\"", case.secret)));
        assert!(!sealed.contains("secret"), "{sealed}");

        let bytes = |digits: &str| {
            let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
            format!("{:?}", (0..32).map(|index| byte(2 * index)).collect::<Vec<_>>())
        };
        let hidden = [case.secret.clone(), case.key.clone(), bytes(&case.secret), bytes(&case.key)];
        for shown in
            [format!("{deal:?}"), format!("{:?}", deal.sealed()), format!("{:?}", deal.opened()), sealed]
        {
            let told = hidden.iter().find(|hidden| shown.contains(hidden.trim_matches(['[', ']'])));
            assert_eq!(told, None, "{shown}");
        }
    }
}
