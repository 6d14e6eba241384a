import SampleAdSDK
import Simulation
import Testing

/// What comes of a request for a full-screen ad.
@Suite(.serialized) @MainActor struct LoadingTests {
  private let listener = FullScreenListener()

  @Test func `an ad arrives with the server's latency, and can be shown from then on`() {
    let phone = Phone { $0.latency = .milliseconds(700) }
    let ad = phone.fetch(SampleInterstitialAd(), for: listener)
    phone.pass(.milliseconds(699))
    #expect(listener.record.heard == [] && !ad.isReady)
    phone.pass(.milliseconds(1))
    #expect(listener.record.timed == ["loaded@700"])
    #expect(ad.isReady && ad.isOfRequestedFormat)
  }

  @Test(arguments: [String?.none, ""])
  func `without an ad unit the request is bad, which is told after the call`(_ unit: String?) {
    let phone = Phone()
    let ad = SampleRewardedAd()
    ad.adUnitID = unit
    ad.delegate = listener
    ad.fetchAd(SampleAdRequest())
    #expect(listener.record.heard == [])
    phone.world.timeline.settle()
    #expect(listener.record.timed == ["failed 0@0"] && !ad.isReady)
  }

  @Test(arguments: [
    (SampleOutcome.badRequest, 0), (.unknown, 1), (.networkError, 2), (.noFill, 3),
  ])
  func `a failure comes with its number, and the next request may succeed`(
    _ outcome: SampleOutcome, _ number: Int
  ) {
    let phone = Phone { $0.outcome = outcome }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    #expect(listener.record.timed == ["failed \(number)@200"] && !ad.isReady)
    SampleAdServer.shared.answersByPlacement["unit"]?.outcome = .fill
    ad.fetchAd(SampleAdRequest())
    phone.pass(.milliseconds(200))
    #expect(listener.record.heard.last == "loaded" && ad.isReady)
  }

  @Test func `a server may never answer, answer inside the call, or twice`() {
    func heard(_ outcome: SampleOutcome) -> [String] {
      let listener = FullScreenListener()
      let phone = Phone { $0.outcome = outcome }
      let ad = phone.fetch(SampleAppOpenAd(), for: listener)
      phone.pass(.seconds(3600))
      withExtendedLifetime(ad) {}
      return listener.record.timed
    }
    #expect(heard(.neverAnswers) == [])
    #expect(heard(.answersInline) == ["loaded@0"])
    #expect(heard(.answersTwice) == ["loaded@200", "loaded@200"])
  }

  @Test func `an ad of another format arrives, and says so`() {
    let phone = Phone { $0.outcome = .wrongFormat }
    let ad = phone.load(SampleInterstitialAd(), for: listener)
    #expect(listener.record.heard == ["loaded"] && !ad.isOfRequestedFormat)
  }

  @Test func `a delegate that nobody else holds is held until the answer`() {
    let phone = Phone()
    let record = Record()
    var only: FullScreenListener? = FullScreenListener(record)
    let ad = only.map { phone.fetch(SampleInterstitialAd(), for: $0) }
    only = nil
    phone.pass(.milliseconds(200))
    #expect(record.heard == ["loaded"])
    #expect(ad?.delegate == nil)
  }

  @Test func `the mediation line's answer goes before the ad unit's`() {
    let phone = Phone()
    let line = LineID(unit: "feed", index: 1)
    SampleAdServer.shared.answersByLine[line] = .init(outcome: .noFill)
    phone.world.journal.within(Context(ad: "feed#1", line: line)) {
      _ = phone.load(SampleInterstitialAd(), for: listener)
    }
    #expect(listener.record.heard == ["failed 3"])
  }

  @Test func `of a thousand requests without settings about 850 are filled, 50 fail each way`() {
    let phone = Phone()
    let ad = SampleInterstitialAd()
    ad.adUnitID = "another unit"
    ad.delegate = listener
    for _ in 1...1000 { ad.fetchAd(SampleAdRequest()) }
    phone.pass(.milliseconds(200))
    let counts = Dictionary(grouping: listener.record.heard, by: \.self).mapValues(\.count)
    #expect(Set(counts.keys) == ["loaded", "failed 1", "failed 2", "failed 3"])
    #expect((810...890).contains(counts["loaded"] ?? 0))
    for number in 1...3 { #expect((25...80).contains(counts["failed \(number)"] ?? 0)) }
  }
}
