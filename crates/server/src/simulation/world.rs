//! A simulated cluster: its machines, the games on them, and the faults.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::{Listing, OptionsField};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use table::{Entry, HostWish, Name, PersonId, Table, Time, Wish};
use tokio::runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::bus::{SimulatedBus, Wire};
use super::disk::Disk;
use super::keyholder;
use super::keys::Keys;
use super::machine::{Machine, State};
use super::person::{Person, Testimony};
use super::store::SimulatedStore;
use super::verdict;
use crate::app::{self, Settings};
use crate::clock::Clock;
use crate::cluster::{Cluster, Node};
use crate::context::Context;
use crate::http::{AppState, Rates};
use crate::random::RandomSource;
use crate::shutdown::Shutdown;
use crate::store::NodeId;
use crate::table_code::TableCode;
use crate::telemetry::{Counts, Telemetry};

/// How many machines there are.
const MACHINES: usize = 3;

/// How long faults are injected, and after how long an unfinished game counts as stuck.
const TROUBLE: Duration = Duration::from_secs(40);
const STUCK: Duration = Duration::from_mins(10);

/// The thinking time of every player.
pub(super) const CLOCK: Duration = Duration::from_secs(6);

/// The nodes that clients can reach.
#[derive(Clone)]
pub(super) struct Nodes(Arc<Mutex<Vec<SimulatedNode>>>);

/// A node: its machine and its entry points.
type SimulatedNode = (Arc<Machine>, AppState);

impl Nodes {
    /// A random node, in any state.
    pub(super) fn any(&self, chance: &mut SmallRng) -> AppState {
        let nodes = self.0.lock().expect("nobody panics with the nodes in hand");
        nodes[chance.random_range(0..nodes.len())].1.clone()
    }
}

/// What all nodes share.
pub(super) struct World {
    disk: Arc<Disk>,
    keys: Arc<Keys>,
    wire: Arc<Wire>,
    down: Arc<AtomicBool>,
    begun: Instant,
    chance: SmallRng,
    next_number: Arc<AtomicU64>,
    nodes: Nodes,
}

/// The largest error of the clock of a node, in milliseconds: two hours.
const MAX_SKEW: i64 = 7_200_000;

/// The clock of a node, with its error. A restarted node gets another error.
struct SimulatedClock {
    begun: Instant,
    skew: i64,
}

impl Clock for SimulatedClock {
    fn now(&self) -> Time {
        let right = Time(1_700_000_000_000) + self.begun.elapsed();
        Time(right.0.saturating_add_signed(self.skew))
    }
}

impl World {
    /// Runs the simulation with this seed; returns a hash of what was written.
    pub(super) fn run(seed: u64) -> u64 {
        // Printed when the test fails.
        println!("TACORA_SIMULATION_SEED={seed}");
        let runtime = runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
        runtime.expect("a runtime").block_on(async { World::new(seed).play().await })
    }

    fn new(seed: u64) -> World {
        World {
            disk: Arc::default(),
            keys: Arc::default(),
            wire: Arc::default(),
            down: Arc::default(),
            begun: Instant::now(),
            chance: SmallRng::seed_from_u64(seed),
            next_number: Arc::new(AtomicU64::new(seed << 32)),
            nodes: Nodes(Arc::default()),
        }
    }

    async fn play(mut self) -> u64 {
        for _ in 0..MACHINES {
            let node = self.start_node();
            self.nodes.0.lock().expect("nobody panics with the nodes in hand").push(node);
        }
        let mut people = JoinSet::new();
        let mut codes = Vec::new();
        for number in 0..self.chance.random_range(1..=2) {
            let who = [PersonId(10 * number + 1), PersonId(10 * number + 2)];
            let code = self.make_table(who).await;
            codes.push(code);
            for who in who {
                let chance = SmallRng::seed_from_u64(self.chance.random());
                people.spawn(Person::new(who, code, self.nodes.clone(), chance).play());
            }
        }
        let chance = SmallRng::seed_from_u64(self.chance.random());
        let keys = keyholder::run(self.nodes.clone(), Arc::clone(&self.keys), chance, TROUBLE);
        let keys = tokio::spawn(keys);
        self.bring_trouble().await;
        let opened = keys.await.expect("no key opens anything long after it was revoked");
        assert!(opened > 0, "a key that was not revoked opens an identity");
        let testimonies = timeout(STUCK, people.join_all()).await.expect("every game comes to its end");
        self.judge(&codes, &testimonies)
    }

    fn start_node(&mut self) -> SimulatedNode {
        let machine = Arc::new(Machine::new(self.chance.random()));
        let skew = self.chance.random_range(-MAX_SKEW..=MAX_SKEW);
        let store = SimulatedStore {
            disk: Arc::clone(&self.disk),
            keys: Arc::clone(&self.keys),
            machine: Arc::clone(&machine),
            down: Arc::clone(&self.down),
            skew,
        };
        let bus = SimulatedBus { wire: Arc::clone(&self.wire), machine: Arc::clone(&machine) };
        let cluster = Cluster { store: Arc::new(store), bus: Arc::new(bus) };
        let node = Node::with_id(NodeId(self.chance.random()), cluster.clone());
        let context = Context {
            store: cluster.store,
            node: Some(Arc::new(node)),
            clock: Arc::new(SimulatedClock { begun: self.begun, skew }),
            random: RandomSource::Seeded(Arc::clone(&self.next_number)),
            counts: Counts::new(&Telemetry::new()),
            shutdown: Shutdown::new(),
            loading: Arc::default(),
        };
        let settings = Settings { rates: Rates::UNLIMITED, ..Settings::default() };
        let app = app::app_state(context, &settings);
        app::start_cluster_tasks(&app);
        (machine, app)
    }

    /// A table at which two people and a bot have just begun a game.
    async fn make_table(&mut self, who: [PersonId; 2]) -> TableCode {
        loop {
            let app = self.nodes.any(&mut self.chance);
            // As over HTTP: a table is made at the time of the node that makes it.
            let (table, log) = self.begun_game(who, app.tables.context().clock.now());
            // The store may have failed.
            if let Ok(code) = app.tables.make(None, table, log).await {
                return code;
            }
        }
    }

    fn begun_game(&mut self, [host, guest]: [PersonId; 2], now: Time) -> (Table, Vec<Entry>) {
        let options: OptionsField = serde_json::from_value(json!({
            "game": { "name": "diamant", "edition": "iello-2016" },
            "clock": CLOCK.as_secs(),
            "grace": 5,
        }))
        .expect("options");
        let (mut table, mut log) =
            Table::make(host, Listing::Private, options, None, now, &mut self.chance).expect("a table");
        let name = |name: &str| Name::new(name).expect("a name");
        let wishes = [
            (host, Wish::Sit(name("Ada"))),
            (guest, Wish::Sit(name("Bo"))),
            (host, Wish::Host(HostWish::AddBot("kazik".to_owned()))),
            (guest, Wish::Ready),
            (host, Wish::Ready),
        ];
        for (who, wish) in wishes {
            table.handle(who, None, wish, now, &mut self.chance, &mut log).expect("nothing is refused");
        }
        (table, log)
    }

    /// Injects faults for a while, then repairs everything.
    async fn bring_trouble(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < TROUBLE {
            sleep(Duration::from_millis(self.chance.random_range(200..4_000))).await;
            let number = self.chance.random_range(0..MACHINES);
            let machine = Arc::clone(&self.nodes.0.lock().expect("nobody panics")[number].0);
            let time = Duration::from_millis(self.chance.random_range(100..9_000));
            match self.chance.random_range(0..5) {
                0 => self.restart(number),
                1 => {
                    machine.turn(State::StandsStill);
                    tokio::spawn(async move {
                        sleep(time * 2).await;
                        machine.turn(State::Runs);
                    });
                }
                2 => {
                    machine.cut.store(true, Relaxed);
                    tokio::spawn(async move {
                        sleep(time).await;
                        machine.cut.store(false, Relaxed);
                    });
                }
                3 => {
                    self.down.store(true, Relaxed);
                    sleep(time / 3).await;
                    self.down.store(false, Relaxed);
                }
                _ => {
                    self.wire.freeze();
                    let wire = Arc::clone(&self.wire);
                    tokio::spawn(async move {
                        sleep(time).await;
                        wire.thaw();
                    });
                }
            }
        }
    }

    /// Kills a node and starts another in its place.
    fn restart(&mut self, number: usize) {
        let fresh = self.start_node();
        let mut nodes = self.nodes.0.lock().expect("nobody panics with the nodes in hand");
        let (dead, _) = std::mem::replace(&mut nodes[number], fresh);
        dead.turn(State::IsGone);
    }

    fn judge(&self, codes: &[TableCode], testimonies: &[Testimony]) -> u64 {
        let mut digest = DefaultHasher::new();
        let games = self.disk.games();
        for (number, code) in codes.iter().enumerate() {
            let log = self.disk.events(code, 0, u32::MAX);
            let of_this = testimonies.iter().filter(|testimony| testimony.who.0 / 10 == number as u64);
            let games: Vec<_> = games.iter().filter(|game| game.table == *code).cloned().collect();
            verdict::check(&log, &self.disk.begun(code), &of_this.collect::<Vec<_>>(), &games);
            log.hash(&mut digest);
        }
        digest.finish()
    }
}
