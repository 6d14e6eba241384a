import Simulation

/// What became of earlier ads, as far as it matters for the next one.
struct FormerAds {
  /// Where a network has refused to show an ad that it had called ready.
  fileprivate var refusals: Set<Refusal> = []
  /// The last load of each unit that a layer has kept from the SDK.
  fileprivate var keptLoads: [String: Int] = [:]

  /// Whose ad is refused, and of which unit.
  fileprivate struct Refusal: Hashable {
    let network: String?
    let unit: String?

    init(_ entry: Entry) { (network, unit) = (entry.from.name, entry.unitOfAd) }
  }

  /// A layer has erred.
  mutating func learnKept(_ entry: Entry) {
    guard entry.data[.what] == AppCall.load.rawValue,
      entry.data[.mode] == LayerMistake.Manner.keeps.rawValue, let unit = entry.data[.unit]
    else { return }
    keptLoads[unit] = entry.number
  }
}

extension AdCase {
  /// Learns that a network has refused to show an ad of these.
  func learnRefusal(_ entry: Entry, of ad: AdCase) {
    if ad.isRefusedAtOnce(by: entry) { former.refusals.insert(.init(entry)) }
  }

  /// Whether the network has refused an ad of this unit before that it had called ready.
  func wasRefused(before entry: Entry) -> Bool {
    strays?.former.refusals.contains(.init(entry)) == true
  }

  /// Whether a network refuses to show what it has said to be ready: asked for the first time, in time, and
  /// with nothing in the way.
  func isRefusedAtOnce(by entry: Entry) -> Bool {
    let isReady =
      happened(.networkAnswered, notSince: .networkFailed)
      && happened(.networkAnswered, notSince: .networkExpired)
    return isReady && entry.from.role == .network && entry.data[.error] == nil
      && countInLine(.networkShowAsked) == 1 && entry.time == time(.networkShowAsked)
  }

  /// Whether somebody else is to blame: who has said nothing of the ad's end, or said it twice, or a layer that has
  /// kept from the SDK that the application wants a new ad.
  func isExcused(_ violation: Violation, _ entry: Entry) -> Bool {
    // An application may let go of an ad that has left the screen, although nobody has said so.
    if violation == .lostWithTheAd || violation == .adLetGoOnScreen {
      return (last(.networkClosedUntold) ?? .max) < last(.disposed) ?? entry.number
    }
    // An adapter passes on as often as it is told.
    if violation == .presentationOutOfOrder, count(.networkClosed) > 1 {
      return count(.didDismiss) <= count(.networkClosed)
    }
    guard violation == .expiredAdPresented || violation == .adPresentedAgain,
      let unit = entry.unitOfAd, let kept = strays?.former.keptLoads[unit]
    else { return false }
    return kept > last(.adReceived) ?? 0
  }
}
