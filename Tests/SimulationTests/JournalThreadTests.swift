import Dispatch
import Simulation
import Testing

/// Entries that other threads write. Main is free while a test waits.
@Suite @MainActor struct JournalThreadTests {
  private let world = World(seed: 1)
  private var journal: Journal { world.journal }

  @Test func `entries of many threads are written by main, each thread's in order, none lost`()
    async
  {
    journal.readers.append { _ in dispatchPrecondition(condition: .onQueue(.main)) }
    await elsewhere { journal in
      nonisolated(unsafe) let journal = journal
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for step in 0..<100 {
          journal.note(by: .network, "says", data: ["thread": .int(thread), "step": .int(step)])
        }
      }
    }
    #expect(journal.entries.map(\.number) == Array(1...800))
    for thread in 0..<8 {
      let steps = journal.entries.filter { $0.data["thread"] == .int(thread) }
        .map { $0.data["step"] }
      #expect(steps == (0..<100).map { .int($0) })
    }
  }

  @Test func `what a thread writes is about the ad that it was called for`() async {
    let handout = journal.call(from: .google, to: .adapter, "load", ad: "feed#1") { world.handout }
    await elsewhere { journal in
      Errand.run(handout) {
        journal.call(from: .adapter, to: .network, "ask") {
          journal.callback(from: .network, to: .adapter, "answered", ad: "feed#2") {
            journal.note(by: .adapter, "keeps it")
          }
        }
        journal.count(Count(.impression, in: .network))
      }
      journal.note(by: .network, "by itself")
    }
    #expect(
      journal.entries.map(\.message)
        == ["load", "ask", "answered", "keeps it", "impression", "by itself"])
    #expect(journal.entries.map(\.cause) == [nil, 1, 2, 3, 1, nil])
    #expect(
      journal.entries.map(\.ad) == ["feed#1", "feed#1", "feed#2", "feed#2", "feed#1", nil])
  }

  @Test func `a task goes on for the reasons for which it was started`() async {
    let journal = journal
    let task = journal.call(from: .google, to: .adapter, "load", ad: "feed#1") {
      Task { @MainActor in
        journal.call(from: .adapter, to: .network, "ask") { journal.note(by: .network, "asked") }
      }
    }
    await task.value
    #expect(journal.entries.map(\.cause) == [nil, 1, 2])
    #expect(journal.entries.map(\.ad) == ["feed#1", "feed#1", "feed#1"])
  }

  @Test func `main knows better than a task why it calls`() async {
    let journal = journal
    let task = journal.call(from: .google, to: .adapter, "load", ad: "feed#1") {
      Task { @MainActor in
        journal.within(Context(cause: .entry(1), ad: "feed#2")) {
          journal.note(by: .adapter, "of the other")
        }
        journal.within(.none) { journal.note(by: .app, "of none") }
      }
    }
    await task.value
    #expect(journal.entries.map(\.ad) == ["feed#1", "feed#2", nil])
  }

  @Test func `a thread that was called for another world writes nothing here`() async {
    let other = World(seed: 1).handout
    await elsewhere { journal in
      Errand.run(other) { journal.note(by: .network, "too late") }
    }
    #expect(journal.entries.isEmpty)
  }

  /// Returns when another thread has done that, and main what it asked for.
  private func elsewhere(_ body: @escaping @Sendable (Journal) -> Void) async {
    nonisolated(unsafe) let journal = journal
    await withCheckedContinuation { main in
      DispatchQueue.global().async {
        body(journal)
        DispatchQueue.main.async { main.resume() }
      }
    }
  }
}
