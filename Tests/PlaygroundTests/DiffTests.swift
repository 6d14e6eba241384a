import Observing
import Simulation
import Testing

/// Which entries of two journals belong together, and what the rows show. For the short forms see
/// `journal(_:)` and `inShort`.
struct DiffTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let left: String
    let right: String
    let rows: String

    init(_ name: String, _ left: String, _ right: String, _ rows: String) {
      self.name = name
      self.left = left
      self.right = right
      self.rows = rows
    }

    var testDescription: String { name }
  }

  static let presence = [
    Case("identity", "a b c", "a b c", "=a =b =c"),
    Case("both empty", "", "", ""),
    Case("left empty", "", "a b", ">a >b"),
    Case("right empty", "a b", "", "<a <b"),
    Case("first missing", "a b c", "b c", "<a =b =c"),
    Case("one missing", "a b c", "a c", "=a <b =c"),
    Case("last missing", "a b c", "a b", "=a =b <c"),
    Case("one extra", "a c", "a b c", "=a >b =c"),
    Case("another one in its place", "a b c", "a x c", "=a <b >x =c"),
    Case("nothing in common", "a b", "x y", "<a <b >x >y"),
    Case("one of three equal ones missing", "a a a b", "a a b", "=a =a <a =b"),
    Case("equal ones around an extra", "a a b a a", "a a a b a a", "=a =a >a =b =a =a"),
    Case("two rounds and a third", "a b a b", "a b a b a b", "=a =b =a =b >a >b"),
    Case("nothing is unique", "a b a b a b", "b a b a", "<a =b =a =b =a <b"),
  ]

  static let changes = [
    Case("a fact", "a b:x c", "a b:y c", "=a ~b(fact:x/y) =c"),
    Case("a fact more", "a b c", "a b:y c", "=a ~b(fact:-/y) =c"),
    Case("a fact less", "a b:x c", "a b c", "=a ~b(fact:x/-) =c"),
    Case("two of one event", "a b:1 b:2 c", "a b:3 b:4 c", "=a ~b(fact:1/3) ~b(fact:2/4) =c"),
    Case("one of two events", "a b:1 d:1 c", "a d:2 c", "=a <b ~d(fact:1/2) =c"),
    Case("all of them", "a:1 b:1", "a:2 b:2", "~a(fact:1/2) ~b(fact:1/2)"),
    Case("not across a neighbour", "b:1 a", "a b:2", "<b =a >b"),
  ]

  static let moves = [
    Case("to the end", "m a b c", "a b c m", "^m =a =b =c vm"),
    Case("to the beginning", "a b c m", "m a b c", "vm =a =b =c ^m"),
    Case("one of two that are alike", "m a m b", "a m b m", "^m =a =m =b vm"),
    Case("two that are alike are not moves", "m m a b", "a b m m", "<m <m =a =b >m >m"),
    Case("two past each other", "a b b a", "b a a b", "^a =b ^b =a va vb"),
    Case("with other facts it is another event", "m:1 a b", "a b m:2", "<m =a =b >m"),
  ]

  static let times = [
    Case(
      "all later by one latency", "a@0 b@10 c@20 d@30", "a@0 b@110 c@120 d@130",
      "=a ~b(+100) =c =d"),
    Case("later from the start", "a@0 b@10", "a@5 b@15", "~a(+5) =b"),
    Case(
      "a second latency", "a@0 b@10 c@20 d@30", "a@0 b@110 c@120 d@330", "=a ~b(+100) =c ~d(+200)"),
    Case("back in time", "a@0 b@10 c@20", "a@0 b@40 c@20", "=a ~b(+30) ~c(-30)"),
    Case(
      "carried on after a missing entry", "a@0 b@10 x@15 c@20", "a@0 b@60 c@70",
      "=a ~b(+50) <x =c"),
    Case("with a fact", "a@0 b:x@10", "a@0 b:y@20", "=a ~b(fact:x/y,+10)"),
  ]

  static let causes = [
    Case("the same under another number", "a x b c<3", "a b c<2", "=a <x =b =c"),
    Case("another one", "a b c<1", "a b c<2", "=a =b ~c(cause1/2)"),
    Case("one more", "a b", "a b<1", "=a ~b(cause-/1)"),
    Case("no longer one", "a b<1", "a b", "=a ~b(cause1/-)"),
    Case("one that is missing", "a x c<2", "a c<1", "=a <x ~c(cause2/1)"),
    Case("one that differs", "a:1 b<1", "a:2 b<1", "~a(fact:1/2) =b"),
    Case("one that moved", "m a b<1", "a b<3 m", "^m =a =b vm"),
    Case("the same number for another entry", "x a b<1", "a b<1", "<x =a ~b(cause1/1)"),
  ]

  @Test(arguments: presence + changes + moves + times + causes)
  func `rows pair the entries that belong together`(_ test: Case) {
    #expect(JournalDiff(test.left, test.right).inShort == test.rows)
  }

  @Test func `every kind of row is counted, a move once`() {
    let diff = JournalDiff("m a b:1 c x d", "a b:2 c m d y z")
    #expect(diff.inShort == "^m =a ~b(fact:1/2) =c <x vm =d >y >z")
    let counts = diff.counts
    #expect(counts.same == 3)
    #expect(counts.changed == 1)
    #expect(counts.missing == 1)
    #expect(counts.extra == 2)
    #expect(counts.moved == 1)
  }

  @Test(arguments: [
    ("", "", true), ("a@5 b<1", "a@5 b<1", true), ("a", "a@5", false), ("a b", "a b<1", false),
    ("a", "", false), ("", "a", false), ("a:1", "a:2", false),
  ])
  func `a diff is empty only if times and causes are equal too`(
    _ left: String, _ right: String, _ isEmpty: Bool
  ) {
    #expect(JournalDiff(left, right).isEmpty == isEmpty)
  }

  @Test(arguments: [
    ("a b c", "a b c", nil), ("a@0 b@5 c@9", "a@0 c@6 b@8", nil), ("a b<1", "a b", nil),
    ("a b c", "a x b c", 2), ("a@0 b@1 c@2", "a@0 c@2", 2), ("a b:1", "a b:2", 2),
    ("a@0 b@1 c@1", "a@0 b@1", nil),
  ])
  func `another event is found, whatever the order and the times`(
    _ left: String, _ right: String, _ number: Int?
  ) {
    #expect(JournalDiff(left, right).firstOtherEvent == number)
  }
}
