//! The positions that a search has met, as a pool of nodes and edges that refer to each other by number.
//!
//! Positions that are reached in several ways are one node: in a game where stones come one by one that is
//! most of them.

use crate::fast_hash::FastMap;
use game::{Event, Rules, Seat};

/// The number of a node or an edge.
pub(super) type Id = u32;

/// No node.
pub(super) const NONE: Id = Id::MAX;

/// There is always room for a position in which everything may be done, and for a few others.
const LEAST_NODES: usize = 16;
const LEAST_EDGES: usize = 2048;

/// What the count of a node's edges can hold.
const MOST_EDGES_OF_NODE: usize = u16::MAX as usize;

/// What happens at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A seat decides.
    Decide(Seat),
    /// Chance decides.
    Chance,
    /// Nothing more.
    Over,
}

/// A position.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Its name.
    pub hash: u64,
    /// The shares of the first seat that its visits brought, added up.
    pub total: f64,
    /// The share of the first seat as far as the search knows.
    pub share: f32,
    /// Its own evaluation and the visits of its edges.
    pub visits: u32,
    /// Its edges, once it is open: the number of the first, and how many they are.
    pub first: Id,
    pub count: u16,
    pub kind: Kind,
    /// The exact share of the first seat, where it is known.
    pub exact: Option<f32>,
}

impl Node {
    /// The mean of the shares of the first seat that its visits brought.
    pub fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }

    pub fn is_open(&self) -> bool {
        self.count > 0
    }
}

/// What may happen at a node.
pub(super) struct Edge<R: Rules> {
    pub event: Event<R>,
    /// How promising it looked before it was tried; of an outcome of chance, its probability.
    pub prior: f32,
    /// The share of the first seat behind it.
    pub share: f32,
    pub visits: u32,
    /// How many threads, of 255 at most, are behind it and have not come back with a value yet.
    pub pending: u8,
    pub child: Id,
    /// Whether the share is exact.
    pub proven: bool,
}

impl<R: Rules> Edge<R> {
    /// An edge that nobody has followed.
    pub fn new(event: Event<R>, prior: f32, share: f32) -> Self {
        Edge { event, prior, share, visits: 0, pending: 0, child: NONE, proven: false }
    }
}

impl<R: Rules> Clone for Edge<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Edge<R> {}

/// All nodes and edges.
pub(super) struct Graph<R: Rules> {
    nodes: Vec<Node>,
    edges: Vec<Edge<R>>,
    by_hash: FastMap<u64, Id>,
    most_nodes: usize,
    most_edges: usize,
}

impl<R: Rules> Graph<R> {
    /// No position, and room for so many bytes of them.
    pub fn new(bytes: usize) -> Self {
        // A node takes its place in the pool and in the map, and about sixteen edges for each node that is open.
        let node = size_of::<Node>() + 2 * size_of::<(u64, Id)>();
        let most_nodes = (bytes / 3 / node).clamp(LEAST_NODES, NONE as usize - 1);
        let most_edges = (bytes / 3 * 2 / size_of::<Edge<R>>()).clamp(LEAST_EDGES, NONE as usize - 1);
        Graph { nodes: Vec::new(), edges: Vec::new(), by_hash: FastMap::default(), most_nodes, most_edges }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The memory that is in use.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<R>>()
            + self.by_hash.capacity() * size_of::<(u64, Id)>()
    }

    pub fn is_half_full(&self) -> bool {
        self.nodes.len() > self.most_nodes / 2 || self.edges.len() > self.most_edges / 2
    }

    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub fn edge(&self, id: Id) -> &Edge<R> {
        &self.edges[id as usize]
    }

    pub fn edge_mut(&mut self, id: Id) -> &mut Edge<R> {
        &mut self.edges[id as usize]
    }

    /// The edges of a node.
    pub fn edges(&self, id: Id) -> &[Edge<R>] {
        let node = self.node(id);
        &self.edges[node.first as usize..node.first as usize + usize::from(node.count)]
    }

    /// The node of a position, if it has been met.
    pub fn find(&self, hash: u64) -> Option<Id> {
        self.by_hash.get(&hash).copied()
    }

    /// Adds a position with its first value; `None` when there is no room.
    pub fn add(&mut self, hash: u64, kind: Kind, share: f32, exact: bool) -> Option<Id> {
        if self.nodes.len() >= self.most_nodes {
            return None;
        }
        let id = self.nodes.len() as Id;
        let exact = exact.then_some(share);
        let total = share.into();
        self.nodes.push(Node { hash, total, share, visits: 1, first: 0, count: 0, kind, exact });
        self.by_hash.insert(hash, id);
        Some(id)
    }

    /// Whether there is room for one more node with so many edges.
    pub fn has_room_for(&self, edges: usize) -> bool {
        self.nodes.len() < self.most_nodes && self.has_room_for_edges(edges)
    }

    fn has_room_for_edges(&self, edges: usize) -> bool {
        edges <= MOST_EDGES_OF_NODE && self.edges.len() + edges <= self.most_edges
    }

    /// Gives a node its edges; false when there is no room.
    pub fn open(&mut self, id: Id, edges: impl ExactSizeIterator<Item = Edge<R>>) -> bool {
        if !self.has_room_for_edges(edges.len()) {
            return false;
        }
        let count = edges.len() as u16;
        let first = self.edges.len() as Id;
        self.edges.extend(edges);
        let node = self.node_mut(id);
        (node.first, node.count) = (first, count);
        true
    }

    /// Forgets everything that cannot be reached from a node, which gets number 0.
    pub fn keep_from(&mut self, root: Id) {
        let mut moved: FastMap<Id, Id> = FastMap::default();
        let mut nodes = vec![*self.node(root)];
        let mut edges = Vec::new();
        moved.insert(root, 0);
        let mut at = 0;
        while at < nodes.len() {
            let first = edges.len() as Id;
            let old = nodes[at].first as usize;
            for mut edge in self.edges[old..old + usize::from(nodes[at].count)].iter().copied() {
                if edge.child != NONE {
                    edge.child = *moved.entry(edge.child).or_insert_with(|| {
                        nodes.push(self.nodes[edge.child as usize]);
                        nodes.len() as Id - 1
                    });
                }
                edges.push(edge);
            }
            nodes[at].first = first;
            at += 1;
        }
        self.by_hash = nodes.iter().enumerate().map(|(id, node)| (node.hash, id as Id)).collect();
        (self.nodes, self.edges) = (nodes, edges);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.by_hash.clear();
    }
}
