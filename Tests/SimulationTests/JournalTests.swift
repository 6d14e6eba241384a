import Testing

@testable import Simulation

/// Causes of entries, and what entries inherit.
@Suite @MainActor struct JournalTests {
  private let world = World(seed: 1)
  private var journal: Journal { world.journal }

  @Test func `entries written while another is handled have it as their cause`() {
    journal.call(from: .app, to: .google, "outer") {
      journal.callback(from: .google, to: .adapter, "inner") {
        journal.note(by: .adapter, "innermost")
      }
      journal.count(Count(.click, in: .google))
    }
    journal.note(by: .app, "afterwards")
    #expect(journal.entries.map(\.number) == [1, 2, 3, 4, 5])
    #expect(journal.entries.map(\.cause) == [nil, 1, 2, 1, nil])
  }

  @Test func `entries that say the same share it, whichever ad they are about`() {
    for (ad, text) in [("feed#1", "a"), ("feed#2", "b"), ("feed#3", "a"), ("feed#4", "b")] {
      journal.note(by: .google, "told", ad: ad, data: ["text": .string(text)])
    }
    let entries = journal.entries
    #expect(entries.map(\.ad) == ["feed#1", "feed#2", "feed#3", "feed#4"])
    #expect(entries.map { $0.data["text"] } == ["a", "b", "a", "b"])
    #expect(entries[0].said === entries[2].said && entries[1].said === entries[3].said)
    #expect(entries[0].said !== entries[1].said && entries[0] != entries[2])
  }

  @Test func `entries inherit the ad until another one is named`() {
    journal.call(from: .app, to: .google, "one", ad: "feed#1") {
      journal.note(by: .google, "of the same")
      journal.call(from: .google, to: .adapter, "two", ad: "feed#2") {
        journal.note(by: .adapter, "of the other")
      }
      journal.note(by: .google, "of the first again")
    }
    journal.note(by: .app, "of none")
    #expect(journal.entries.map(\.ad) == ["feed#1", "feed#1", "feed#2", "feed#2", "feed#1", nil])
  }

  @Test func `a timer has the cause and ad of its caller, and causes what it does`() {
    journal.call(from: .adapter, to: .network, "ask", ad: "feed#1") {
      world.after(.milliseconds(50), "rang", by: .network) { [journal] in
        journal.note(by: .network, "done")
      }
    }
    world.timeline.advance(by: .milliseconds(50))
    #expect(journal.entries.map(\.message) == ["ask", "rang", "done"])
    #expect(journal.entries.map(\.cause) == [nil, 1, 2])
    #expect(journal.entries.map(\.ad) == ["feed#1", "feed#1", "feed#1"])
    #expect(journal.entries.map(\.kind) == [.call, .timer, .note(violation: nil)])
    #expect(journal.entries.map(\.time.milliseconds) == [0, 50, 50])
  }

  @Test func `a timer whose owner is gone does nothing and leaves no entry`() {
    final class Owner { var rung = 0 }
    let owner = Owner()
    var other: Owner? = Owner()
    weak let gone = other
    journal.call(from: .adapter, to: .network, "ask", ad: "feed#1") {
      world.after(.milliseconds(50), "rang", by: .network, of: owner) { $0.rung += 1 }
      if let other { world.after(.milliseconds(50), "in vain", by: .network, of: other) { _ in } }
    }
    other = nil
    #expect(gone == nil, "a timer keeps nobody")
    world.timeline.advance(by: .milliseconds(50))
    #expect(owner.rung == 1)
    #expect(journal.entries.map(\.message) == ["ask", "rang"])
    #expect(journal.entries.map(\.cause) == [nil, 1])
  }

  @Test func `deferred work keeps its cause and writes no entry of its own`() {
    journal.call(from: .app, to: .google, "load", ad: "feed#1") {
      world.soon { [journal] in journal.note(by: .google, "later") }
      journal.note(by: .google, "now")
    }
    world.timeline.settle()
    #expect(journal.entries.map(\.message) == ["load", "now", "later"])
    #expect(journal.entries.map(\.cause) == [nil, 1, 1])
  }

  @Test func `a thrown error leaves no cause behind`() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try journal.call(from: .app, to: .google, "breaks", ad: "feed#1") { throw Broken() }
    }
    journal.note(by: .app, "afterwards")
    #expect(journal.entries.last?.cause == nil)
    #expect(journal.entries.last?.ad == nil)
  }

  @Test func `a borrowed context changes the cause but keeps the ad and line`() {
    let line = LineID(unit: "feed", index: 1)
    let context = Context(cause: .entry(3), ad: "feed#1", line: line)
    #expect(
      context.because(of: Context(cause: .entry(9), ad: "other#1"))
        == Context(cause: .entry(9), ad: "feed#1", line: line))
    #expect(context.because(of: .none) == context)
  }

  @Test func `readers get every entry once, in order`() {
    var heard: [String] = []
    journal.readers.append { heard.append("first \($0.number)") }
    journal.readers.append { heard.append("second \($0.number)") }
    journal.note(by: .app, "one")
    journal.note(by: .app, "two")
    #expect(heard == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `a timer that never rings keeps nothing of its world alive`() {
    weak var journal: Journal?
    do {
      let world = World(seed: 1)
      journal = world.journal
      world.after(.seconds(1), "never", by: .app) {}
      world.after(.seconds(1), "never", by: .app, of: world) { _ in }
      world.soon {}
      #expect(journal != nil)
    }
    #expect(journal == nil)
  }
}
