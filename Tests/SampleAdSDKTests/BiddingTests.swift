import SampleAdSDK
import Simulation
import Testing

/// What the network says before an auction that is held elsewhere.
@Suite(.serialized) @MainActor struct BiddingTests {
  /// What the caller heard of the signals for the ad unit.
  private func answers(_ signals: SampleSignals) -> [String] {
    let phone = Phone { $0.signals = signals }
    var heard: [String] = []
    SampleBidding.collectSignals(forAdUnitID: "unit") { signals, error in
      heard.append("\(signals ?? "nothing") \(error?.rawValue.description ?? "")")
    }
    phone.pass(.seconds(60))
    return heard
  }

  @Test func `signals are given for the ad unit, refused with a reason, or never come`() {
    #expect(answers(.given) == ["sample-unit "])
    #expect(answers(.refused) == ["nothing 3"])
    #expect(answers(.silent) == [])
  }

  @Test func `what won an auction comes back with the request`() {
    let phone = Phone()
    let ad = SampleInterstitialAd()
    ad.adUnitID = "unit"
    let request = SampleAdRequest()
    request.bidResponse = "won"
    request.isForChildren = false
    ad.fetchAd(request)
    let data = phone.world.journal.entries.first?.data
    #expect(data?["bidResponse"] == "won" && data?["forChildren"] == false)
    #expect(data?["ageGroup"] == nil)
  }
}
