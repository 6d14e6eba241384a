import Contract
import GoogleMobileAds
import Publishing
import Scenarios
import Simulation

extension Session {
  /// Touches the middle of the target, wherever that is on the screen; the view tree decides what
  /// happens then.
  func tap(_ target: Target, of ad: String? = nil) {
    guard
      ad == nil || ad == adOnScreen || !isCovered && app.adsInApp.contains(where: { $0.name == ad })
    else {
      return world.journal.note(by: .user, "\(ad ?? "") is not on the screen")
    }
    guard let point = point(of: target, in: ad) else { return noteMissing(target) }
    if isLostByLayer(target, ad) { return }
    let touched = target == .adChoices ? adChoices(of: ad) : nil
    let result = app.window.tap(at: point)
    if let touched, touched.noteFault(result) { return }
    if case .nobody = result.taker {
      world.journal.note(by: .app, "nobody takes taps on \(target.rawValue)", .tapLost)
    }
    noteUntouchable(target)
  }

  /// Whether the layer of the ad that is touched loses the tap.
  private func isLostByLayer(_ target: Target, _ ad: String?) -> Bool {
    if case .button = target { return false }
    guard !isCovered, let ad = ad ?? app.adsInApp.first?.name,
      let layer = AdName.unit(of: ad).flatMap({ Layers.shared[$0] })
    else { return false }
    return layer.losesTap(on: ad)
  }

  /// Scrolls away from the ad with a finger on it; a layer may take that for a tap.
  func drag() {
    guard !isCovered, let ad = app.adsInApp.first,
      let layer = AdName.unit(of: ad.name).flatMap({ Layers.shared[$0] }),
      let part = [Target.callToAction, .banner].lazy.compactMap({ ad.touchable($0) }).first,
      let point = part.middleOnScreen, layer.takesDragForTap(on: ad.name)
    else { return }
    _ = app.window.tap(at: point)
  }

  /// The layout of the scenario's application may keep the touch from a part of the ad.
  private func noteUntouchable(_ target: Target) {
    guard !isCovered, let ad = adOnScreen, let unit = AdName.unit(of: ad).flatMap(scenario.unit),
      let asset = AdLayout.Asset(rawValue: target.rawValue),
      unit.options.layout?.keepsTouches(from: asset) == true
    else { return }
    world.journal.note(
      by: .app, "\(target.rawValue), or a view around it, takes no touches",
      violation: .assetUntouchable, ad: ad)
  }

  /// AdChoices of a native ad, which has a page of its own to open.
  private func adChoices(of ad: String?) -> TouchedAdChoices? {
    guard let icon = view(of: .adChoices, in: ad),
      let adView = app.adsInApp.first(where: { icon.isDescendant(of: $0.view) })?.view
    else { return nil }
    return TouchedAdChoices(icon: icon, adView: adView)
  }

  private func noteMissing(_ target: Target) {
    if case .button(let name) = target { return noteMissingButton(name) }
    let isDrawn = !isCovered && target != .close && app.drawsBesideTheSDK
    let text =
      isDrawn
      ? "nobody takes taps on \(target.rawValue)" : "\(target.rawValue) is not on the screen"
    world.journal.note(by: .user, text, target == .close ? .closeMissed : .tapMissed)
  }

  /// Closes what covers the application.
  func closeCover() {
    guard UIApplication.shared.applicationState == .active else {
      return comeBack()
    }
    guard cover != nil else {
      guard app.adsInApp.contains(where: { $0.touchable(.banner) != nil }) else {
        return world.journal.note(by: .app, "nothing covers the application")
      }
      return world.journal.note(
        by: .user, "a banner has no button that closes it: the application draws its own",
        .closeMissed)
    }
    tap(.close)
  }

  /// Closes what covers the application, if it lets itself be closed, or else leaves the application.
  func goBack() {
    guard UIApplication.shared.applicationState == .active else {
      return world.journal.note(by: .user, "the application is not on the screen")
    }
    guard let cover else {
      world.journal.note(by: .user, "the user leaves the application", .left)
      return UIApplication.shared.enterBackground()
    }
    guard let ad = cover.presentedForAd, view(of: .close) == nil else { return closeCover() }
    world.journal.note(
      by: .user, "the ad cannot be closed yet, and takes no notice of the back button",
      .closeMissed, ad: ad)
  }

  /// Removes what covers the application without asking it.
  func takeCoverOff() {
    guard let cover else {
      return world.journal.note(by: .app, "nothing covers the application")
    }
    if view(of: .close) != nil {
      world.journal.note(by: .user, "there is a button that closes it", .coverWasClosable)
    }
    app.screen.takeOff(cover)
  }

  private func noteMissingButton(_ name: String) {
    let there = buttons.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let instead = there.isEmpty ? "" : ", but \(there)"
    world.journal.note(
      by: .user, "there is no button \"\(name)\" on the screen\(instead)")
  }

  private func point(of target: Target, in ad: String?) -> CGPoint? {
    switch target {
    case .whiteSpace: return (cover?.view ?? app.adsInApp.first?.view)?.whiteSpaceOnScreen
    case .point(let x, let y):
      let shown = app.adsInApp.first { ad == nil || $0.name == ad }?.view
      let (point, view) = (CGPoint(x: Double(x), y: Double(y)), cover?.view ?? shown)
      // A tap beside the ad is none on it.
      return view?.bounds.contains(point) == true ? view?.onScreen(point) : nil
    case .text, .part, .button: return view(of: target, in: ad)?.middleOnScreen
    }
  }

  private func view(of target: Target, in ad: String? = nil) -> UIView? {
    if case .button(let name) = target { return buttons.first { $0.name == name }?.view }
    // What lies below an ad cannot be touched: a tap there would hit the ad.
    if let cover, cover.presentedForAd != nil { return cover.view?.descendant(target) }
    return cover?.view?.descendant(target)
      ?? app.adsInApp.lazy.filter { ad == nil || $0.name == ad }.compactMap { $0.touchable(target) }
      .first
  }

  /// The names of the application's own buttons that can be touched.
  package var buttonNames: [String] { buttons.map(\.name) }

  /// Those buttons.
  var buttons: [(name: String, view: UIView)] {
    guard app.isOwn, cover?.presentedForAd == nil else { return [] }
    return (cover ?? app.window.rootViewController)?.viewIfLoaded?.ownButtons ?? []
  }
}

extension UIView {
  /// Where a finger would tap this view; nil if it is not on the screen.
  fileprivate var middleOnScreen: CGPoint? {
    onScreen(CGPoint(x: bounds.midX, y: bounds.midY))
  }

  fileprivate func onScreen(_ point: CGPoint) -> CGPoint? {
    window.map { convert(point, to: $0) }
  }
}
