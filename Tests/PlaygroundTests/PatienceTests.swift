import Observing
@testable import Playing
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// Sessions that wait in real time for adapters whose timers use the real clock.
  @Suite @MainActor struct PatienceTests {
    /// A clock that passes when it is told to, and what rings by it.
    private final class FakeTime: RealTime {
      private(set) var passed = Duration.zero
      private(set) var slices: [Duration] = []
      private var due: Duration?
      private let ring: () -> Void

      init(ringsAt due: Duration? = nil, _ ring: @escaping () -> Void = {}) {
        (self.due, self.ring) = (due, ring)
      }

      func pass(_ time: Duration) -> Duration {
        passed += time
        slices.append(time)
        if let due, due <= passed {
          self.due = nil
          ring()
        }
        return time
      }
    }

    private func session(
      _ time: FakeTime, patience: Duration = .seconds(5),
      _ line: Scenario.Line = .sample(className: "StrangeAdapters.HeldCustomEvent")
    ) -> Session {
      let session = Session(.feed(line, timeout: .seconds(60)))
      session.patience = Patience(patience, time)
      session.start()
      return session
    }

    private static func answer() { _ = HeldLoads.shared.all.first?.succeed() }

    @Test func `an answer by the real clock comes as late in the world as it really was`() throws {
      let time = FakeTime(ringsAt: .milliseconds(300), Self.answer)
      let session = session(time)
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.line == "Sample SDK")
      #expect(session.now - .start < .milliseconds(320))
      #expect(time.passed == .milliseconds(300))
      #expect(session.realTimePassed == .milliseconds(300))
      let notes = session.journal.entries.filter { $0.sense == .realTimePassed }
      #expect(notes.map { $0.data.int("by") } == [300])
      #expect(!session.findings.contains("no-answer-in-time"))
    }

    @Test func `a call to show an ad that gets lost is not waited for`() throws {
      let text = #"""
        {"title": "t", "adUnits": [{"id": "feed", "format": "interstitial", "lines": [{
          "label": "A", "class": "MannerAdapters.MannerCustomEvent", "fault": "dropsPresent"}]}]}
        """#
      let time = FakeTime()
      let session = Session(try Scenario(reading: Array(text.utf8)))
      session.patience = Patience(.seconds(5), time)
      session.start()
      for action in [Action.load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(3))] {
        session.perform(action)
      }
      #expect(session.journal.entries.contains { $0.sense == .crossingLost })
      #expect(time.passed == .zero)
    }

    @Test func `an answer comes while a script waits, too`() {
      let time = FakeTime(ringsAt: .milliseconds(300), Self.answer)
      let session = session(time)
      session.perform(.request(unit: "feed"))
      session.perform(.advance(.seconds(1)))
      #expect(session.ad?.line == "Sample SDK")
      #expect(time.passed == .milliseconds(300))
      #expect(session.now - .start >= .seconds(1))
    }

    @Test func `patience ends, and then time jumps to Google's own`() {
      let time = FakeTime()
      let session = session(time, patience: .milliseconds(95))
      session.perform(.load(unit: "feed"))
      #expect(time.passed == .milliseconds(95))
      #expect(session.now - .start >= .seconds(60))
      #expect(session.realTimePassed == .zero)
      #expect(!session.journal.entries.contains { $0.sense == .realTimePassed })
    }

    @Test func `without patience no real time passes`() {
      let time = FakeTime(ringsAt: .zero, Self.answer)
      let session = session(time, patience: .zero)
      session.perform(.load(unit: "feed"))
      #expect(time.passed == .zero)
      #expect(session.ad?.line == nil)
    }

    @Test func `no real time passes for a stand-in that never answers`() {
      let time = FakeTime()
      let session = session(
        time, .sample(.neverAnswers, className: "StrangeAdapters.HeldCustomEvent"))
      session.perform(.load(unit: "feed"))
      #expect(session.journal.entries.contains { $0.sense == .ranOutOfTime })
      #expect(time.passed == .zero)
    }

    @Test func `no real time passes while the question is held up`() {
      let time = FakeTime(ringsAt: .milliseconds(50), Self.answer)
      let session = session(
        time, .sample(className: "StrangeAdapters.HeldCustomEvent", latency: .seconds(2)))
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.line == "Sample SDK")
      #expect(time.passed == .milliseconds(50))
      #expect(session.now - .start >= .seconds(2))
    }

    @Test func `no real time passes for adapters that stay on main`() {
      let time = FakeTime()
      let session = session(time, .sample(.neverAnswers))
      session.perform(.load(unit: "feed"))
      #expect(time.passed == .zero)
    }

    @Test func `nothing is owed once it was answered, refused, or given up`() {
      let journal = World.begin(seed: 1).journal
      var questions = OpenQuestions()
      journal.readers.append { questions.handle($0) }
      journal.call(from: .google, to: .adapter, "load", .lineAsked, ad: "a")
      journal.call(from: .google, to: .adapter, "present", .presentTold, ad: "b")
      #expect(questions.lines.keys.sorted() == ["a"])
      #expect(questions.pages == ["b"])
      journal.callback(from: .adapter, to: .google, "done", .lineAnswered, ad: "a")
      #expect(questions.lines.isEmpty)
      journal.callback(from: .adapter, to: .google, "fails", .presentFailed, ad: "b")
      #expect(questions.isEmpty)
    }
  }
}
