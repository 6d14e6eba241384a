import MediatedNetworks
import Simulation
import Testing

/// The server behind all mediated networks.
@Suite(.serialized) @MainActor struct MediatedServerTests {
  private let id = MediatedAdID(network: "Net", key: "unit")

  /// What arrives of one request, and after how many milliseconds.
  private func ask(_ answers: [MediatedAnswer], times: Int = 1) -> [(at: Int, MediatedAnswer)] {
    let world = World.begin(seed: 1)
    MediatedServer.shared.set(MediatedSettings(answers), for: id)
    var heard: [(at: Int, MediatedAnswer)] = []
    for _ in 0..<times {
      MediatedServer.shared.request(id) { heard.append((world.timeline.now.milliseconds, $0)) }
      world.timeline.advance(by: .seconds(1))
    }
    return heard
  }

  private func answer(_ manner: MediatedAnswer.Manner) -> MediatedAnswer {
    var answer = MediatedAnswer(latency: .milliseconds(70))
    answer.manner = manner
    return answer
  }

  @Test func `an answer arrives as often and as late as it is set to`() {
    #expect(ask([answer(.once)]).map(\.at) == [70])
    #expect(ask([answer(.twice)]).map(\.at) == [70, 70])
    #expect(ask([answer(.inline)]).map(\.at) == [0])
    #expect(ask([answer(.never)]).isEmpty)
  }

  @Test func `requests are answered in turn and the last answer stays`() {
    let noFill = MediatedAnswer(.noFill)
    let heard = ask([noFill, noFill, MediatedAnswer()], times: 4)
    #expect(heard.map(\.1.outcome) == [.noFill, .noFill, .fill, .fill])
  }

  @Test func `the line that asks has answers of its own`() {
    let world = World.begin(seed: 1)
    let server = MediatedServer.shared
    let line = LineID(unit: "feed", index: 2)
    server.set(MediatedSettings(MediatedAnswer(.noFill)), for: id)
    server.set(MediatedSettings(answer(.inline)), for: line)
    var heard: [MediatedAnswer.Outcome] = []
    world.journal.within(Context(ad: "feed#1", line: line)) {
      server.request(id) { heard.append($0.outcome) }
    }
    #expect(heard == [.fill])
  }
}

/// Who asks a network for something.
@MainActor struct AskerTests {
  private let world = World(seed: 1)

  @Test func `whoever was spoken to last asks`() {
    let journal = world.journal
    #expect(journal.asker == .app)
    journal.input("load") {
      #expect(journal.asker == .app)
      journal.call(from: .app, to: .arbiter, "load()", .adAsked) {
        #expect(journal.asker == .arbiter)
        world.soon { #expect(journal.asker == .arbiter) }
        journal.call(from: .arbiter, to: .network("Net"), "load()", .networkAsked) {
          #expect(journal.asker == nil)
        }
      }
    }
    world.timeline.settle()
  }
}
