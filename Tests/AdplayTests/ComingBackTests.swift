import Testing

@testable import Adplay

/// What a program knows that is started again in the same process.
struct ComingBackTests {
  @Test func `what is to be known survives the environment`() {
    let view = StageView(
      scenario: "a b.json", unit: "feed \"1\"", room: "mediation", theme: "midnight", speed: 2,
      isPaused: true)
    var stage = StageComeback(journal: "/state/stage-1.jsonl", view: view)
    stage.place = BuildPlace(package: "/h", product: "House", scratch: "/s")
    stage.buildTime = .milliseconds(3100)
    stage.isLastTry = true
    let run = RunComeback(
      playing: 3, reported: 4, failures: [1: AdapterFailure(signal: 4, call: "load")])
    for comeback in [Comeback(stage: stage), Comeback(run: run)] {
      #expect(Comeback(reading: comeback.text) == comeback)
      #expect(!comeback.text.contains("\n"))
    }
    #expect(Comeback(reading: "{}") == Comeback())
    #expect(Comeback(reading: "x") == nil)
  }

  @Test func `a failure is a signal, or 0, and a call`() {
    #expect(AdapterFailure(reading: "4 load(_:) of A") == .init(signal: 4, call: "load(_:) of A"))
    #expect(AdapterFailure(reading: "0 load") == .init(signal: nil, call: "load"))
    for text in ["", "4", "x load", "-1 load"] { #expect(AdapterFailure(reading: text) == nil) }
  }

  @Test func `a call names its class whole`() {
    for end in ["", " for feed#1"] {
      let failure = AdapterFailure(signal: 11, call: "loadBanner(_:) of House.AdBanner\(end)")
      #expect(failure.names("House.AdBanner"))
      for other in ["House.Ad", "AdBanner", "House.AdBanner2", "House"] {
        #expect(!failure.names(other))
      }
    }
  }

  // MARK: Adapters that keep main

  private let asleep = ThreadState(.asleep, worked: .zero)

  private func seconds(_ count: Int, _ watch: inout HangWatch) -> [HangWatch.Effect] {
    (0..<count).flatMap { _ in watch.handle(.secondPassed(asleep)) }
  }

  @Test func `five silent seconds after a call are a hang`() {
    var watch = HangWatch()
    #expect(watch.handle(.sign) == [.look, .wakeInASecond])
    #expect(watch.handle(.looked(asleep)) == [])
    #expect(watch.handle(.secondPassed(asleep)) == [.askMain, .wakeInASecond])
    #expect(seconds(3, &watch) == [.wakeInASecond, .wakeInASecond, .wakeInASecond])
    #expect(watch.handle(.secondPassed(asleep)) == [.hangs])
  }

  @Test func `whatever happens begins them again`() {
    var watch = HangWatch()
    _ = watch.handle(.sign)
    #expect(!seconds(4, &watch).contains(.hangs))
    #expect(watch.handle(.sign) == [])
    #expect(!seconds(4, &watch).contains(.hangs))
    #expect(watch.handle(.secondPassed(asleep)) == [.hangs])
  }

  @Test func `seconds in which main has no processor are not silent`() {
    var watch = HangWatch()
    let starved = ThreadState(.working, worked: .seconds(80))
    _ = watch.handle(.sign)
    _ = watch.handle(.looked(starved))
    for _ in 0..<20 { #expect(!watch.handle(.secondPassed(starved)).contains(.hangs)) }
    for second in 81...84 {
      let busy = ThreadState(.working, worked: .seconds(second))
      #expect(watch.handle(.secondPassed(busy)) == [.wakeInASecond])
    }
    let busy = ThreadState(.working, worked: .seconds(85))
    #expect(watch.handle(.secondPassed(busy)) == [.hangs])
  }

  @Test func `a main that answers lets it sleep`() {
    var watch = HangWatch()
    _ = watch.handle(.sign)
    _ = watch.handle(.secondPassed(asleep))
    #expect(watch.handle(.mainAnswered) == [])
    #expect(watch.handle(.secondPassed(asleep)) == [])
    #expect(watch == HangWatch())
    #expect(seconds(10, &watch) == [])
    // A call in between keeps it awake, with the second that is running.
    _ = watch.handle(.sign)
    _ = watch.handle(.mainAnswered)
    #expect(watch.handle(.sign) == [.look])
    #expect(watch.handle(.secondPassed(asleep)) == [.askMain, .wakeInASecond])
  }
}
