//! Circles: places that lead back to each other, as a roll does that finds nothing. Knows numbers and ways only.

/// Places that can be reached from each other; mostly just one.
///
/// Each of them leads only to those before it, to earlier circles and to the last one of this circle, which every way
/// round passes.
pub(super) type Circle = Vec<usize>;

/// All circles, in such an order that each leads only to itself and to earlier ones. `ways` says where each place leads.
///
/// # Panics
/// When there is a circle in which no place is on every way round.
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

/// Tarjan's search for places that are reached from each other.
struct Search<'a> {
    ways: &'a [Vec<usize>],
    /// In which order places were seen first.
    numbers: Vec<Option<usize>>,
    seen: usize,
    /// Places that belong to no circle yet.
    open: Vec<usize>,
    found: Vec<Circle>,
}

impl Search<'_> {
    /// Follows all ways from a new place; says the lowest number of an open place that they lead back to.
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

/// The members of a circle in the order in which they lead to each other, if there is one.
struct Row<'a> {
    ways: &'a [Vec<usize>],
    members: &'a [usize],
    last: usize,
    under_way: Vec<usize>,
    listed: Vec<usize>,
}

impl Row<'_> {
    /// Lists the place behind all that it leads to; false when it leads back to itself without passing the last one.
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
