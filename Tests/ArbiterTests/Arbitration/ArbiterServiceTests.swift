import CloudXCore
import MediatedNetworks
import Simulation
import Testing
import UIKit

/// CloudX's arbiter, whatever its service does.
@Suite(.serialized) @MainActor final class ArbiterServiceTests {
  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone()

  private var bids: [CLXArbiterBid] {
    [
      .levelPlay(networkName: "mintegral", revenue: 0.0025312, precision: "BID"),
      .pubMatic(price: 3.9, partnerName: "partner", extras: ["": "dropped", "a": "kept"]),
    ]
  }

  /// What the arbiter answers, and after how many milliseconds.
  private func arbitrate(
    _ bids: [CLXArbiterBid], _ settings: ArbiterSettings = ArbiterSettings()
  ) -> [(at: Int, result: CLXArbiterResult)] {
    let start = phone.world.timeline.now
    ArbiterServer.shared.settings = settings
    var answers: [(at: Int, result: CLXArbiterResult)] = []
    let configuration = CLXArbiterConfiguration.configuration(bids: bids, builderBlock: nil)
    CloudXCore.shared.arbiter(with: configuration) { [phone] result in
      let time = phone.world.timeline.now - start
      answers.append((time.wholeMilliseconds, result))
    }
    #expect(answers.isEmpty)
    phone.pass(.seconds(10))
    return answers
  }

  @Test func `the service decides`() throws {
    let answer = try #require(arbitrate(bids).first)
    #expect(answer.at == 50)
    #expect(answer.result.platform == .pubMatic)
    #expect(answer.result.receipt.by == .service)
    #expect(answer.result.receipt.bids.map(\.micros) == [3900, 2531])
  }

  @Test(arguments: ArbiterAnswer.allCases)
  func `it always completes once`(_ answer: ArbiterAnswer) {
    let times: [ArbiterAnswer: Int] = [
      .ok: 50, .unavailable: 0, .error: 50, .empty: 50, .timeout: 2000, .late: 2000,
    ]
    let answers = arbitrate(bids, ArbiterSettings(answer: answer))
    #expect(answers.map(\.at) == [times[answer] ?? -1])
    #expect(answers.first?.result.platform == .pubMatic)
    #expect(answers.first?.result.receipt.by == (answer == .ok ? .service : .fallback))
  }

  @Test func `a slow service is as good as none`() {
    let answers = arbitrate(bids, ArbiterSettings(latency: .seconds(5)))
    #expect(answers.map(\.at) == [2000])
    #expect(answers.first?.result.receipt.by == .fallback)
    #expect(phone.world.journal.entries.contains { $0.sense == .roundDropped })
  }

  @Test func `one bid wins without a call`() {
    let answers = arbitrate([.levelPlay(networkName: "", revenue: .nan, precision: "")])
    #expect(answers.map(\.at) == [0])
    #expect(answers.first?.result.platform == .levelPlay)
    #expect(answers.first?.result.receipt.by == .single)
    #expect(!phone.world.journal.entries.contains { $0.to == .server })
  }

  @Test func `without a bid there is no winner and no bid`() {
    let answers = arbitrate([])
    #expect(answers.map(\.result.platform) == [.none])
    #expect(answers.first?.result.bidId == nil)
    #expect(answers.first?.result.receipt.by == ArbitrationReceipt.Decider.none)
  }

  @Test func `bids that cannot be compared have no winner`() {
    let answers = arbitrate([
      .levelPlay(networkName: "", revenue: .nan, precision: ""), .pubMatic(price: -1),
    ])
    #expect(answers.first?.result.platform == CLXArbiterPlatform.none)
    #expect(answers.first?.result.receipt.by == ArbitrationReceipt.Decider.none)
  }

  @Test func `literal units let PubMatic win`() {
    let bids: [CLXArbiterBid] = [
      .levelPlay(networkName: "a", revenue: 0.9, precision: ""), .pubMatic(price: 1),
    ]
    #expect(arbitrate(bids).first?.result.platform == .levelPlay)
    let literal = arbitrate(bids, ArbiterSettings(units: .literal))
    #expect(literal.first?.result.platform == .pubMatic)
    #expect(literal.first?.result.receipt.bids.map(\.micros) == [1000, 900_000])
  }

  @Test func `each question has an answer of its own`() {
    let answers = [arbitrate(bids), arbitrate(bids)].flatMap { $0 }
    #expect(Set(answers.map(\.result.identifier)).count == 2)
    #expect(answers.map(\.result.receipt.number) == [1, 2])
  }

  @Test func `an ad unit has settings of its own`() {
    _ = phone
    ArbiterServer.shared.settingsByUnit["inter"] = ArbiterSettings(answer: .error)
    var deciders: [ArbitrationReceipt.Decider] = []
    for ad in ["inter#1", "other#1"] {
      phone.world.journal.within(Context(ad: ad)) {
        CloudXCore.shared.arbiter(with: .configuration(bids: bids)) {
          deciders.append($0.receipt.by)
        }
      }
      phone.pass(.seconds(3))
    }
    #expect(deciders == [.fallback, .service])
  }

  @Test func `blank names are dropped from extras`() {
    #expect(bids[1].extras == ["a": "kept"])
    #expect(bids[0].bidId != bids[1].bidId)
  }
}
