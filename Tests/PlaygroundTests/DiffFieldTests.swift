import Observing
import Simulation
import Testing

/// The differences named between two entries for the same event.
struct DiffFieldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let left: Entry
    let right: Entry
    let differences: [String]

    init(_ left: Entry, _ right: Entry, _ differences: String...) {
      self.left = left
      self.right = right
      self.differences = differences
    }

    var testDescription: String { differences.joined(separator: ", ") }
  }

  static let cases = [
    Case(
      .said(.count(Count(.paid, in: .google, amount: 4200))),
      .said(.count(Count(.paid, in: .google, amount: 4300))), "amount:4200/4300"),
    Case(
      .said(.count(Count(.click, in: .google))), .said(.count(Count(.click, in: .network))),
      "ledger:google/network"),
    Case(
      .said(.count(Count(.click, in: .google))), .said(.count(Count(.impression, in: .google))),
      "what:click/impression"),
    Case(.said(.call, ad: "feed#1"), .said(.call, ad: "feed#2"), "ad:feed#1/feed#2"),
    Case(.said(.call, ad: "feed#1"), .said(.call), "ad:feed#1/-"),
    Case(
      .said(.call, name: "Sample SDK"), .said(.call, name: "Other"),
      "fromName:Sample SDK/Other"),
    Case(.said(.call, sense: .networkClosed), .said(.call), "sense:networkClosed/-"),
    Case(
      .said(.note(violation: .rewardTwice)), .said(.note(violation: nil)),
      "violation:reward-twice/-"),
    Case(
      .said(.finding(rule: "one-handler", severity: "error", proof: [])),
      .said(.finding(rule: "two-handlers", severity: "note", proof: [])),
      "rule:one-handler/two-handlers", "severity:error/note"),
    Case(
      .said(.call, data: ["b": 1, "a": true, "c": .null]),
      .said(.call, data: ["d": .null, "c": .null, "b": 2]), "a:yes/-", "b:1/2", "d:-/none"),
    Case(
      .said(.call, ad: "feed#1", data: ["asset": "headline"]),
      .said(.call, ad: "feed#2", data: ["asset": "body"]), "ad:feed#1/feed#2",
      "asset:headline/body"),
  ]

  @Test(arguments: cases)
  func `each field that differs is named`(_ test: Case) {
    let diff = JournalDiff(left: [test.left], right: [test.right])
    guard case .changed(0, 0, let differences)? = diff.rows.first else {
      Issue.record("not one changed entry: \(diff.rows)")
      return
    }
    #expect(differences.map(\.inShort) == test.differences)
    #expect(diff.rows.count == 1)
  }

  @Test func `facts are compared in any order`() {
    let inner: Fields.Value = .fields(["x": 1, "y": 2])
    let other: Fields.Value = .fields(["y": 2, "x": 1])
    let diff = JournalDiff(
      left: [.said(.call, data: ["a": 1, "b": inner])],
      right: [.said(.call, data: ["b": other, "a": 1])])
    #expect(diff.isEmpty)
  }

  @Test func `a call and a callback with the same name are different events`() {
    let diff = JournalDiff(left: [.said(.call)], right: [.said(.callback)])
    #expect(diff.inShort == "<didTap >didTap")
  }

  @Test func `calls to different parties are different events`() {
    let diff = JournalDiff(left: [.said(.call, to: .adapter)], right: [.said(.call, to: .app)])
    #expect(diff.inShort == "<didTap >didTap")
  }

  @Test func `a call with a receiver and one without are different events`() {
    let diff = JournalDiff(left: [.said(.call, to: .adapter)], right: [.said(.call)])
    #expect(diff.inShort == "<didTap >didTap")
  }

  @Test func `each ad is compared with itself, whatever the order`() {
    let diff = JournalDiff(
      left: [.said(.call, ad: "b#1", data: ["n": 1]), .said(.call, ad: "a#1", data: ["n": 1])],
      right: [.said(.call, ad: "a#1", data: ["n": 2])])
    #expect(diff.inShort == "<didTap ~didTap(n:1/2)")
  }

  @Test func `proofs are compared by their entries, not their numbers`() {
    func finding(_ proof: Int) -> Entry {
      .said(.finding(rule: "one-handler", severity: "error", proof: [proof]), number: 9)
    }
    let more = journal("x a b")
    let fewer = journal("a b")
    #expect(
      JournalDiff(left: more + [finding(2)], right: fewer + [finding(1)]).inShort
        == "<x =a =b =didTap")
    #expect(
      JournalDiff(left: more + [finding(2)], right: fewer + [finding(2)]).inShort
        == "<x =a =b ~didTap(proof:2/2)")
  }
}

extension Entry {
  fileprivate static func said(
    _ kind: Kind, number: Int = 1, to: Party? = nil, name: String? = nil, sense: Sense? = nil,
    ad: String? = nil, data: Fields = .none
  ) -> Entry {
    Entry(
      number: number, time: .start, cause: nil, kind: kind, from: Party(.google, name: name),
      to: to, sense: sense, ad: ad, message: "didTap", data: data)
  }
}
