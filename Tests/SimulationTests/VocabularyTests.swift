import Simulation
import Testing

/// The senses of entries, and the parties they name.
@Suite @MainActor struct VocabularyTests {
  private let world = World(seed: 1)
  private var journal: Journal { world.journal }

  @Test(arguments: Sense.allCases) func `each sense is found by its word`(_ sense: Sense) {
    #expect(sense.word == "\(sense)")
    #expect(Sense(word: sense.word) == sense)
    #expect(sense.isPixel == sense.word.hasPrefix("pixel"))
  }

  @Test func `a count has its sense without being told`() {
    for ledger in Ledger.allCases {
      for what in Count.What.allCases {
        journal.count(Count(what, in: ledger), name: "Any")
        let sides: [Ledger] = [.google, .network]
        let word = (sides.contains(ledger) ? "\(ledger)\(what)" : "\(ledger)counted").lowercased()
        #expect(journal.entries.last?.sense?.word.lowercased() == word)
      }
    }
  }

  @Test func `a foreign network is named as sender and as receiver`() {
    journal.call(from: .adapter, to: .network, "fetch()", name: "Far Network")
    journal.callback(from: .network, to: .adapter, "here()", name: "Far Network")
    journal.count(Count(.click, in: .network), name: "Far Network")
    let far = Party.network("Far Network")
    #expect(journal.entries.map(\.from) == [.adapter, far, far])
    #expect(journal.entries.map(\.to) == [far, .adapter, nil])
  }

  @Test func `a foreign network may give an entry a sense`() {
    journal.callback(from: .network, to: .adapter, "gone()", sense: .networkClosed)
    journal.callback(from: .network, to: .adapter, "gone()")
    #expect(journal.entries.map(\.sense) == [.networkClosed, nil])
  }

  @Test func `a foreign violation is a fact of a plain note`() {
    journal.note(by: .network, "impossible", violation: "reward-twice")
    #expect(journal.entries.last?.kind == .note(violation: nil))
    #expect(journal.entries.last?.data == ["violation": "reward-twice"])
  }
}
