import Contract
import Simulation
import Testing

/// The rules for requests to a vendor: how often, and when.
struct RequestRuleTests {
  private static let vendor = Party.network("AppLovin MAX")

  /// A vendor's ad unit that is asked for an ad again and again.
  private struct Unit {
    var entries: [Entry] = []

    /// The application wants an ad; all requests leave for that.
    init(isForced: Bool = false) {
      add(
        0, .app, .service, .serviceLoadAsked, cause: nil,
        [
          "unit": "own", "adUnitID": "own", "network": "AppLovin MAX", "load": 1,
          "isForced": .bool(isForced),
        ])
    }

    mutating func add(
      _ milliseconds: Int, _ from: Party, _ to: Party?, _ sense: Sense, cause: Int?, _ data: Fields
    ) {
      entries.append(
        Entry(
          number: entries.count + 1, time: Instant(milliseconds: milliseconds), cause: cause,
          kind: .call, from: from, to: to, sense: sense, ad: "own#1", message: "", data: data))
    }

    mutating func plan(delay: Int) {
      add(
        0, .service, nil, .serviceRetryPlanned, cause: nil, ["unit": "own", "delay": .int(delay)])
    }

    mutating func ask(at times: [Int]) {
      for time in times {
        add(time, .service, vendor, .networkAsked, cause: 1, ["adUnitID": "own"])
        add(time, .service, nil, .adAsked, cause: entries.count, ["unit": "own"])
      }
    }

    mutating func answer(at time: Int) {
      add(time, vendor, .service, .networkAnswered, cause: nil, ["adUnitID": "own"])
    }

    /// The proof of a storm; nil if it is none.
    var storm: [Int]? { proof(of: "retry-storm") }

    func proof(of rule: String) -> [Int]? {
      var judge = Judge()
      for entry in entries { judge.handle(entry) }
      return judge.endMoment(at: entries.last?.time ?? .start)
        .first { $0.rule.id == rule }?.proof
    }
  }

  /// A unit whose retry waits for ten minutes.
  private func storm(_ times: [Int], isForced: Bool = false) -> [Int]? {
    var unit = Unit(isForced: isForced)
    unit.plan(delay: 600_000)
    unit.ask(at: times)
    return unit.storm
  }

  @Test func `five requests within a minute are calm, and the sixth is a storm`() {
    #expect(storm([0, 1000, 2000, 3000, 4000]) == nil)
    // The first request, the retry that waits, and the last request.
    #expect(storm([0, 1000, 2000, 3000, 4000, 5000]) == [2, 4, 14])
  }

  @Test func `a request counts for less than a minute`() {
    #expect(storm([0, 1000, 2000, 3000, 4000, 59_999]) != nil)
    #expect(storm([0, 1000, 2000, 3000, 4000, 60_000]) == nil)
    #expect(storm([0, 1000, 2000, 3000, 4000, 60_000, 60_001]) != nil)
  }

  @Test func `requests without a retry that waits are the application's own`() {
    var unit = Unit()
    unit.ask(at: Array(0..<20))
    #expect(unit.storm == nil)
    #expect(storm(Array(0..<20), isForced: true) == nil)
  }

  @Test func `a retry that waited when the first request left is enough`() {
    var unit = Unit()
    unit.plan(delay: 500)
    unit.ask(at: [0, 1000, 2000, 3000, 4000])
    #expect(unit.storm == nil)
    unit.ask(at: [5000])
    #expect(unit.storm == [2, 4, 14])
  }

  @Test func `a retry is skipped until it is due`() {
    func isSkipped(at time: Int) -> Bool {
      var unit = Unit()
      unit.plan(delay: 5000)
      unit.ask(at: [time])
      return unit.proof(of: "retry-skipped") != nil
    }
    #expect(isSkipped(at: 4999))
    #expect(!isSkipped(at: 5000))
  }

  @Test func `after an ad the count begins again`() {
    var unit = Unit()
    unit.plan(delay: 600_000)
    unit.ask(at: [0, 1000, 2000])
    unit.answer(at: 2500)
    unit.ask(at: [3000, 4000, 5000, 6000, 7000])
    #expect(unit.storm == nil)
    unit.ask(at: [8000])
    #expect(unit.storm != nil)
  }
}
