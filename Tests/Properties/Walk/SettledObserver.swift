import AdServing
import Observing
import Playing
import Scenarios
import Screen
import StageUI

/// Both ledgers are equal once everything has arrived and nothing covers the app, and the chosen ad is
/// on the screen.
struct SettledObserver: WalkObserver {
  func rest(_ walk: StageWalk) -> [String] {
    guard !walk.route.changesLines else { return [] }
    let walked = walk.walked
    walked.settle()
    var faults = walked.session.ledgers.ads.flatMap { imbalance(of: $0, walked.session) }
    if let shown = walked.session.adOnScreen, let ad = walked.state.ad, ad.state == .onScreen,
      shown != ad.name
    {
      faults.append("\(shown) is on the screen instead of \(ad.name)")
    }
    // A full-screen ad waits until the user shows it, and one that a script loads for its next step.
    if let ad = walked.state.ad, !ad.format.isFullScreen, walked.state.story == nil,
      ad.state == .loaded
    {
      faults.append("\(ad.name) was asked for and came, and is not shown")
    }
    if walked.state.device.isCovered { faults.append("the app is still covered") }
    return faults
  }

  private func imbalance(of ad: AdRecord, _ session: Session) -> [String] {
    // A tour or a lesson that was opened may be about an adapter that counts wrong, or a faulty wire.
    let lines = session.scenario.unit(ad.unit)?.lines ?? []
    let countsWrong = lines.contains {
      $0.className.hasPrefix("BrokenAdapters.") || !$0.faults.isEmpty
    }
    if countsWrong { return [] }
    let (google, networks) = (ad.google, ad.networks)
    let areEqual =
      google.impressions == networks.impressions && google.clicks == networks.clicks
      && google.rewards == networks.rewards && google.impressions <= 1 && google.rewards <= 1
    if !areEqual { return ["\(ad.name): Google \(google), networks \(networks)"] }
    return ad.state == .loading && !ad.isAbandoned ? ["\(ad.name) is still loading"] : []
  }
}

extension WalkedStage {
  fileprivate func press(_ code: Key.Code) { handle(.key(Key(code)), hitting: nil) }

  /// Leaves whatever is open, and waits.
  fileprivate func settle() {
    // A list is left with two, if something is searched for.
    for _ in 0..<2 where stage.overlay != nil { press(.escape) }
    if stage.isPaused { press(.character(" ")) }
    // A requested ad may still arrive and cover the app.
    advance(.seconds(15))
    // At most a page over a full-screen ad with a countdown has to be closed.
    for _ in 0..<4 where state.device.isCovered || state.device.isInBackground {
      press(.escape)
      advance(.seconds(15))
    }
    advance(.seconds(60))
  }
}

/// Every load ends, whatever is forced, moved or switched off.
struct LoadsEndObserver: WalkObserver {
  func end(_ walk: StageWalk) -> [String] {
    let walked = walk.walked
    walked.settle()
    // A published wrapper or controller may lose an answer.
    let units = walked.session.scenario.adUnits.filter { $0.asking.waterfall != nil }.map(\.id)
    let ads = walked.session.ledgers.ads
    let loading = ads.filter {
      $0.state == .loading && !$0.isAbandoned && units.contains($0.unit)
    }.map(\.name)
    // A screen that lets go of its loader is told of no end.
    let abandoned = Set(ads.filter(\.isAbandoned).map(\.unit))
    let open = units.filter { unit in
      !abandoned.contains(unit)
        && walked.session.ledgers.waterfalls[unit].map { $0.ended == nil } ?? false
    }
    return loading.map { "\($0) is still loading" } + open.map { "the waterfall of \($0) is open" }
  }
}
