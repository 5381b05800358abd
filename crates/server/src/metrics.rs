//! What an operator may count. Nothing in it tells of one table or one person.

use crate::app::App;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Seconds, from a millisecond to what is far too long.
const BUCKETS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.2, 1.0, 5.0];

type Labels = Vec<(&'static str, String)>;

/// The counters of one process.
pub struct Metrics {
    registry: Registry,
    steps: Counter,
    acknowledged: Histogram,
    refusals: Family<Labels, Counter>,
    tables: Gauge,
    live: Gauge,
    standstill: Gauge,
    waiting: Family<Labels, Gauge>,
}

impl Metrics {
    /// All at nothing.
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("vivarium");
        let steps = Counter::default();
        registry.register("steps", "Steps played, by people and bots", steps.clone());
        let acknowledged = Histogram::new(BUCKETS);
        let help = "Seconds from planning a change of a table until it is on the disk and acknowledged";
        registry.register("acknowledged_seconds", help, acknowledged.clone());
        let refusals = Family::<Labels, Counter>::default();
        registry.register("refusals", "Requests refused, by the code of the refusal", refusals.clone());
        let (tables, live, standstill) = (Gauge::default(), Gauge::default(), Gauge::default());
        registry.register("tables_in_memory", "Tables in memory", tables.clone());
        let help = "1 while nothing can be written";
        registry.register("standstill", help, standstill.clone());
        registry.register("live_connections", "Live connections", live.clone());
        let waiting = Family::<Labels, Gauge>::default();
        registry.register("thinking_waiting", "Bots and hints that wait for a thread", waiting.clone());
        Metrics { registry, steps, acknowledged, refusals, tables, live, standstill, waiting }
    }

    /// A change of a table was acknowledged after this time, with so many steps.
    pub fn acknowledge(&self, after: Duration, steps: u64) {
        self.steps.inc_by(steps);
        self.acknowledged.observe(after.as_secs_f64());
    }

    /// A request was refused.
    pub fn refuse(&self, code: &str) {
        self.refusals.get_or_create(&vec![("code", code.to_owned())]).inc();
    }

    /// All of it, in the text format of OpenMetrics.
    pub fn text(&self, app: &App) -> String {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        self.tables.set(count(app.tables.len()));
        self.live.set(count(app.sockets.len()));
        self.standstill.set(app.standstill.is_on().into());
        let (turns, hints) = app.bots.waiting();
        for (line, number) in [("turns", turns), ("hints", hints)] {
            self.waiting.get_or_create(&vec![("line", line.to_owned())]).set(count(number));
        }
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
