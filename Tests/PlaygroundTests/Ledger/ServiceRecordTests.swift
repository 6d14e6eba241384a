import AdServing
import Scenarios
import Simulation
import Testing

@testable import Observing

/// A service's unit as the journal records it: its requests and its retries.
struct ServiceRecordTests {
  private func record(requestsAt times: [Int]) -> ServiceRecord {
    var record = ServiceRecord("own", Scenario.Aggregation())
    record.requests = times.map { .init(time: Instant(milliseconds: $0), load: 1) }
    return record
  }

  @Test func `a request belongs to the minute for less than a minute`() {
    let record = record(requestsAt: [0, 1, 30_000])
    #expect(record.requestsPerMinute(at: Instant(milliseconds: 59_999)) == 3)
    #expect(record.requestsPerMinute(at: Instant(milliseconds: 60_000)) == 2)
    #expect(record.requestsPerMinute(at: Instant(milliseconds: 90_000)) == 0)
  }

  @Test func `the busiest minute is any minute`() {
    #expect(record(requestsAt: []).busiestMinute == 0)
    #expect(record(requestsAt: [0, 50_000, 59_999]).busiestMinute == 3)
    #expect(record(requestsAt: [0, 50_000, 60_000]).busiestMinute == 2)
    #expect(record(requestsAt: [0, 60_000, 61_000, 62_000, 200_000]).busiestMinute == 3)
  }

  @Test func `a retry of the published wrapper waits until it is due`() {
    var record = record(requestsAt: [])
    record.mode = .seed
    record.retries = [8000, 2000, 4000].map {
      .init(attempt: 1, delay: .seconds(1), due: Instant(milliseconds: $0))
    }
    func dues(at time: Int) -> [Int] {
      record.pendingRetries(at: Instant(milliseconds: time)).map(\.due.milliseconds)
    }
    #expect(dues(at: 1999) == [2000, 4000, 8000])
    #expect(dues(at: 2000) == [4000, 8000])
    #expect(dues(at: 8000) == [])
  }
}
