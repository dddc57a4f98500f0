//! Cycles: places that lead back to each other, such as a roll that finds nothing. Works on indices and edges only.

/// Places that can be reached from each other; mostly just one.
///
/// Each of them leads only to those before it, to earlier cycles and to the last place of this cycle, which is on every
/// way round.
pub(super) type Circle = Vec<usize>;

/// All cycles, in an order in which each leads only to itself and to earlier ones. `ways` lists the successors of each
/// place.
///
/// # Panics
/// If there is a cycle without a place that is on every way round.
pub(super) fn circles(ways: &[Vec<usize>]) -> Vec<Circle> {
    let mut search =
        Search { ways, numbers: vec![None; ways.len()], seen: 0, open: Vec::new(), found: Vec::new() };
    for place in 0..ways.len() {
        if search.numbers[place].is_none() {
            search.follow(place);
        }
    }
    search.found
}

/// Tarjan's algorithm for strongly connected components.
struct Search<'a> {
    ways: &'a [Vec<usize>],
    /// The order in which places were first seen.
    numbers: Vec<Option<usize>>,
    seen: usize,
    /// Places that do not belong to a cycle yet.
    open: Vec<usize>,
    found: Vec<Circle>,
}

impl Search<'_> {
    /// Follows all edges from a new place; returns the lowest number of an open place that they lead back to.
    fn follow(&mut self, place: usize) -> usize {
        let number = self.seen;
        let depth = self.open.len();
        self.numbers[place] = Some(number);
        self.seen += 1;
        self.open.push(place);
        let mut lowest = number;
        for &next in &self.ways[place] {
            match self.numbers[next] {
                None => lowest = lowest.min(self.follow(next)),
                Some(known) if self.open.contains(&next) => lowest = lowest.min(known),
                Some(_) => {}
            }
        }
        if lowest == number {
            let members = self.open.split_off(depth);
            self.found.push(in_order(self.ways, &members));
        }
        lowest
    }
}

fn in_order(ways: &[Vec<usize>], members: &[usize]) -> Circle {
    let order = members.iter().find_map(|last| {
        let mut row = Row { ways, members, last: *last, under_way: Vec::new(), listed: Vec::new() };
        let complete = members.iter().all(|place| row.list(*place));
        complete.then(|| row.listed.into_iter().chain([*last]).collect())
    });
    order.expect("some place is on every way round")
}

/// The members of a cycle in topological order, if there is one.
struct Row<'a> {
    ways: &'a [Vec<usize>],
    members: &'a [usize],
    last: usize,
    under_way: Vec<usize>,
    listed: Vec<usize>,
}

impl Row<'_> {
    /// Adds the place after all its successors; `false` if it leads back to itself without passing the last one.
    fn list(&mut self, place: usize) -> bool {
        if place == self.last || self.listed.contains(&place) || !self.members.contains(&place) {
            return true;
        }
        if self.under_way.contains(&place) {
            return false;
        }
        self.under_way.push(place);
        let ways = self.ways;
        let complete = ways[place].iter().all(|next| self.list(*next));
        self.under_way.pop();
        self.listed.push(place);
        complete
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_way_back_every_place_is_alone_and_the_end_comes_first() {
        assert_eq!(circles(&[vec![1], vec![2], vec![]]), [[2], [1], [0]]);
    }

    #[test]
    fn two_ways_round_end_with_the_place_they_share() {
        let ways = [vec![1], vec![2, 0], vec![1]];
        assert_eq!(circles(&ways), [[0, 2, 1]]);
    }

    #[test]
    fn a_circle_comes_after_the_circle_it_leads_to() {
        let ways = [vec![1], vec![0, 2], vec![3], vec![2]];
        assert_eq!(circles(&ways), [[3, 2], [1, 0]]);
    }

    #[test]
    #[should_panic(expected = "some place is on every way round")]
    fn two_circles_in_one_are_not_expected() {
        circles(&[vec![1, 2], vec![0, 2], vec![0, 1]]);
    }
}
