//! A record step by step, as a table would show it.

use protocol::{PhaseWord, Scene};
use table::{replay, scene_of_step};

#[test]
fn every_step_of_a_record_is_a_scene_that_a_client_can_read() {
    for (told, people) in [
        (include_str!("../../../../testdata/examples/portal-trap.json"), 3),
        (include_str!("../../../../testdata/examples/troll-dragon.json"), 3),
    ] {
        let told = record::read(told).unwrap();
        let steps = replay(&told).unwrap();
        assert!(steps.len() > 5);
        for step in steps {
            let scene = scene_of_step(&step, &told).unwrap();
            assert_eq!((scene.seats.len(), scene.phase), (people, PhaseWord::Playing));
            assert_eq!((scene.game.as_deref(), &scene.question), (Some(&step.game), &None));
            let text = serde_json::to_string(&scene).unwrap();
            assert_eq!(serde_json::from_str::<Scene>(&text).unwrap(), scene);
        }
    }
}
