import AdServing
import Simulation

/// Banners of one size, or of others that the publisher accepts as well.
struct BannerFormat: LoadableFormat {
  let size: AdSize
  var otherSizes: [AdSize] = []

  let format = UnitFormat.banner
  var wishes: Fields { [Fact.size(size.size.inWords)] }
  var isValid: Bool { isAdSizeValid(size: size) }
  var adSize: AdSize? { size }

  func ask(
    _ adapter: any MediationAdapter, _ terms: LoadTerms,
    _ answer: @escaping ((any MediationBannerAd)?, (any Error)?) -> BannerEventReceiver?
  ) {
    let configuration = MediationBannerAdConfiguration(terms)
    configuration.adSize = size
    AdapterLoads(of: adapter).banner(configuration) { answer($0, $1) }
  }

  func object(_ ad: any MediationBannerAd) -> any MediationAd { ad }

  /// A banner is accepted only in a requested size.
  func refusal(
    of ad: any MediationBannerAd, from line: AdUnit.Line, number: Int
  ) -> RequestError? {
    let found = MainActor.assumeIsolated { ad.view.bounds.size }
    let journal = World.current.journal
    journal.call(
      from: .google, to: .adapter, "view", .viewAsked,
      data: [Fact.size(found.inWords)])
    guard ![[size], otherSizes].joined().contains(where: { $0.admits(found) }) else { return nil }
    journal.note(
      by: .google, "the banner is \(found.inWords), asked for was \(size.size.inWords)",
      violation: .bannerOfAnotherSize,
      data: [Fact.line(line.label), Fact.number(number)])
    return RequestError(.mediationInvalidAdSize)
  }

  func accept(_ ad: any MediationBannerAd, of line: AcceptedLine) -> BannerTracker {
    BannerTracker(of: ad, from: line)
  }
}

extension CGSize {
  /// As in 320×50.
  var inWords: String { "\(Int(width.plausible.rounded()))×\(Int(height.plausible.rounded()))" }
}
