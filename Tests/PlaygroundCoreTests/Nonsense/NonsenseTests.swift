import PlaygroundCore
import Simulation
import StageUI
import StrangeAdapters
import Testing

extension AllSessions {
  /// An adapter that answers nonsense to all that it is asked, in every format: nothing traps, nothing
  /// waits for ever, and the journal is one.
  @Suite @MainActor struct NonsenseTests {
    private static let seedsPerBatch = 100

    @Test(.timeLimit(.minutes(5)), arguments: 0..<2)
    func `whatever an adapter says, it is heard, drawn and written down`(batch: Int) throws {
      for number in 0..<Self.seedsPerBatch {
        let session = play(seed: UInt64(batch * Self.seedsPerBatch + number))
        #expect(session.journal.entries.contains { $0.message == "dismiss" })
        #expect(try session.recorded.count == session.journal.entries.count)
      }
    }

    /// Loads an ad, looks at it, touches all sorts of things, and takes it down; twice.
    private func play(seed: UInt64) -> Session {
      let formats = Scenario.Format.allCases
      let lines = ["first", "second"].map { label in
        Scenario.Line.sample(label: label, className: "StrangeAdapters.NonsenseCustomEvent")
      }
      let session = Session.after(
        Scenario(
          title: "nonsense",
          adUnits: [
            .init(id: "feed", format: formats[Int(seed % UInt64(formats.count))], lines: lines)
          ]), seed: seed)
      let fingers = World(seed: seed).stream("fingers")
      for _ in 0..<2 {
        perform([.load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2))], session)
        for _ in 0..<4 {
          let targets = Target.allCases
          perform([.tap(targets[fingers.next(below: targets.count)])], session)
        }
        perform([.background, .foreground, .close, .advance(.seconds(60)), .close], session)
        perform([.forceClose, .visible(false), .visible(true), .dismiss(unit: "feed")], session)
      }
      return session
    }

    private func perform(_ actions: [Action], _ session: Session) {
      for action in actions { session.perform(action) }
      #expect(StagePicture.lines(of: session).count == 40)
    }
  }
}
