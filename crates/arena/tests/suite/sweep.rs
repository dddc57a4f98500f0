//! Sweeps: every pair equals the corresponding tournament.

use std::num::NonZeroUsize;
use std::sync::Arc;

use arena::{Sweep, Ties, Tournament, Watch};
use bots::DiamantBot;
use diamant::{EDITIONS, WrongPlayers};

fn bots(names: &[&str]) -> Vec<DiamantBot> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn sweep(challengers: &[&str], incumbents: &[&str]) -> Sweep {
    Sweep {
        rules: Arc::new(EDITIONS[0].draft(None).unwrap().check().unwrap()),
        challengers: bots(challengers),
        incumbents: bots(incumbents),
        seats: 4,
        games: 60,
        seed: 7,
        ties: Ties::Share,
    }
}

#[test]
fn a_row_for_every_challenger_and_a_column_for_every_incumbent() {
    let (challengers, incumbents) = (["turn:2", "turn:6", "gems-or-turn:10,6"], ["turn:4", "gems:9"]);
    let sweep = sweep(&challengers, &incumbents);
    let watch = Watch::default();
    let map = sweep.run(NonZeroUsize::MIN, &watch).unwrap();
    assert_eq!(
        (map.challengers.as_slice(), map.incumbents.as_slice()),
        (&challengers.map(String::from)[..], &incumbents.map(String::from)[..])
    );
    assert_eq!((map.seats, map.games, watch.played()), (4, 60, 6 * 60));
    for (challenger, row) in challengers.iter().zip(&map.win_share) {
        assert_eq!(row.len(), 2);
        for (incumbent, share) in incumbents.iter().zip(row) {
            let line_up = bots(&[challenger, incumbent, incumbent, incumbent]);
            let mut tournament = Tournament::new(sweep.rules.clone(), line_up).unwrap();
            (tournament.games, tournament.seed) = (60, 7);
            let summary = tournament.run(NonZeroUsize::MIN, &Watch::default());
            assert_eq!(*share, Some(summary.bots[0].win_share), "{challenger} among {incumbent}");
        }
    }
    let csv = map.to_csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "challenger,incumbent,seats,games,win_share");
    assert_eq!(lines.len(), 7);
    assert!(lines[1].starts_with("turn:2,turn:4,4,60,"), "{}", lines[1]);
    assert!(lines[6].starts_with("\"gems-or-turn:10,6\",gems:9,4,60,"), "{}", lines[6]);
}

#[test]
fn a_bot_among_its_like_has_its_fair_share() {
    let map = sweep(&["turn:5"], &["turn:5"]).run(NonZeroUsize::MIN, &Watch::default()).unwrap();
    assert!((map.win_share[0][0].unwrap() - 0.25).abs() < 1e-12);
}

#[test]
fn pairs_that_were_not_reached_are_empty() {
    let watch = Watch::default();
    watch.stop();
    let map = sweep(&["turn:1", "turn:2"], &["turn:3"]).run(NonZeroUsize::MIN, &watch).unwrap();
    assert_eq!(map.win_share, [[None], [None]]);
    assert!(map.to_csv().ends_with("\nturn:2,turn:3,4,60,\n"));
    assert!(serde_json::to_string(&map).unwrap().contains(r#""win_share":[[null],[null]]"#));
}

#[test]
fn a_table_that_the_rules_are_not_for_is_refused() {
    for seats in [0, 1, 2, 9] {
        let sweep = Sweep { seats, ..sweep(&["turn:1"], &["turn:2"]) };
        let refusal = sweep.run(NonZeroUsize::MIN, &Watch::default()).unwrap_err();
        assert_eq!(refusal, WrongPlayers { min: 3, max: 8, players: seats });
    }
}
