import Hunting
import Observing
import Scenarios
import Simulation
import Testing

/// What is played next, and what becomes of processes that end.
struct HuntSearchTests {
  private func search(runs: Int?) throws -> HuntSearch {
    let content = try #require(ScenarioLibrary.content(of: "storefront"))
    var ground = try #require(HuntGround([try Scenario(reading: content)]))
    ground.assumeAllFormatsWhereNoneAnswered()
    return HuntSearch(ground, seed: 1, runs: runs)
  }

  private func next(_ search: inout HuntSearch) throws -> HuntBatch {
    let batch = search.next()
    return try #require(batch)
  }

  @Test func `the last batch has what is left`() throws {
    var search = try search(runs: 250)
    #expect(search.next()?.runs == 0..<100)
    #expect(search.next()?.runs == 100..<200)
    #expect(search.next()?.runs == 200..<250)
    #expect(search.next() == nil)
  }

  @Test func `only so many batches are under way`() throws {
    var search = try search(runs: nil)
    let first = try next(&search)
    for _ in 1..<HuntSearch.lag { #expect(search.next() != nil) }
    #expect(search.next() == nil)
    _ = search.take(first)
    #expect(search.next() != nil)
  }

  @Test func `a find is told once, when all before it are there`() throws {
    var search = try search(runs: 200)
    var (one, two) = (try next(&search), try next(&search))
    two.take(.broke(run: 107, ["view-not-released"]))
    two.take(.done)
    #expect(search.take(two) == [])
    one.take(.broke(run: 12, ["view-not-released"]))
    one.take(.done)
    #expect(search.take(one).map(\.run) == [12])
  }

  @Test func `a process that ends is followed by one for the rest`() throws {
    var search = try search(runs: 100)
    var batch = try next(&search)
    batch.take(.began(7))
    batch.end()
    #expect(!batch.isDone)
    #expect(batch.rest == 8..<100)
    batch.take(.began(8))
    batch.take(.troubled(.hangs))
    batch.end()
    #expect(batch.rest == 9..<100)
    batch.take(.began(9))
    batch.end()
    #expect(batch.isDone, "an adapter that always crashes is enough")
    #expect(
      search.take(batch).map(\.cause) == [.trouble(.crashes), .trouble(.hangs)])
  }

  @Test func `a process that never begins is not tried forever`() throws {
    var search = try search(runs: 100)
    var batch = try next(&search)
    batch.end()
    batch.end()
    #expect(batch.isDone)
  }

  @Test func `a batch that nobody waits for counts what it has played`() throws {
    var search = try search(runs: nil)
    var batch = try next(&search)
    batch.take(.began(0))
    batch.take(.broke(run: 0, ["view-not-released"]))
    batch.take(.began(1))
    batch.giveUp()
    #expect(search.take(batch).map(\.run) == [0])
    #expect(search.runs == 2)
  }

  @Test func `of many interesting runs the newest are built upon`() throws {
    var search = try search(runs: nil)
    var first = try next(&search)
    for run in 0..<30 { first.take(.reached(run: run, [run])) }
    first.take(.done)
    _ = search.take(first)
    var last = first
    for _ in 0..<HuntSearch.lag { last = try next(&search) }
    guard case .runs(_, let interesting, let known) = search.job(last).task else {
      return #expect(Bool(false), "\(last)")
    }
    let newest = (6..<30).map { HuntRun($0, of: 1, on: search.ground, after: []).tree }
    let isNewest = interesting == newest
    #expect(isNewest)
    #expect(known == Set(0..<30))
  }

  @Test func `after a hang another one is expected`() throws {
    var search = try search(runs: 100)
    var batch = try next(&search)
    #expect(search.job(batch).hang == .unforeseen)
    batch.take(.began(7))
    batch.take(.troubled(.hangs))
    batch.end()
    #expect(search.job(batch).hang == .expected)
  }

  @Test func `a point has a number and back`() {
    for point in [
      ReachedPoint.sense(.tapped), .pair(.tapped, .coverClosed), .act(.onScreen, .tapped),
      .rule(3, isBroken: true), .rule(3, isBroken: false),
    ] {
      #expect(ReachedPoint(code: point.code) == point)
    }
  }
}
