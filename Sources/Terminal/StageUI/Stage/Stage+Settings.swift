import Catalogue
import Contract
import Observing
import Scenarios

// What the publisher asks for, and who should track.
extension Stage {
  /// Changes a flag of the line that had the last ad. The line's setting takes precedence over its
  /// adapter's answer, since the ad with the answer may still be loading. Without an ad there is no
  /// line yet. While something covers the app its ad's counts stay, and a notice tells who sees the
  /// next one's user.
  mutating func toggle(
    _ state: StageState, _ said: KeyPath<Scenario.Flags, Bool?>,
    _ watch: KeyPath<AdRecord, Watch?>, _ event: CountRow.Event,
    _ what: (Bool) -> Change.What
  ) -> [StageEffect] {
    let unit = state.unit
    let ads = state.ledgers.ads.filter { $0.unit == unit }
    guard let ad = ads.last(where: { $0.line != nil }) ?? ads.last,
      let label = ad.line ?? ad.lineAsked
    else { return [.reload(unit: unit)] }
    let place = state.placeOfLine(of: ad)
    let flag =
      place.map { state.lines[$0] }?.flags[keyPath: said] ?? ad[keyPath: watch]?.flag ?? false
    if state.recording == nil, state.device.isCovered {
      notice = Notice(.watchOfNextAd(event, flag ? .google : .network), .untilUncovered)
    }
    let change =
      place.map { Change(unit: unit, line: $0, of: state.lines, what(!flag)) }
      ?? Change(unit: unit, line: label, what(!flag))
    return [.perform(.set(change)), .reload(unit: unit)]
  }

  func nextCorner(_ state: StageState) -> [StageEffect] {
    let corners: [Scenario.Options.Corner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
    let place = corners.firstIndex(of: state.options.adChoices ?? .topRight) ?? 0
    let next = corners[(place + 1) % corners.count]
    return [.perform(.set(Change(unit: unit, \.adChoices, next))), .reload(unit: unit)]
  }

  mutating func scrollAd(_ state: StageState) -> [StageEffect] {
    isAdScrolledAway.toggle()
    return [.perform(.visible(!isAdScrolledAway))]
  }
}
