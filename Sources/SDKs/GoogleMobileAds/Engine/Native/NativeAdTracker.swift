import AdServing
import Simulation

/// Google's tracking of one native ad: it attaches its trackers to the ad's view, counts, and tells
/// the others; or it attaches nothing and waits for reports.
///
/// It never asks "who should count?" when something happens: whoever has trackers attached notices.
package final class NativeAdTracker: HearingTracker {
  package let clicks: TrackingDuty
  package let impressions: TrackingDuty

  weak var ad: NativeAd?
  /// Whether the publisher draws and reports the ad in a format of its own.
  var isCustom = false
  var receiver: NativeAdEventReceiver?
  private let line: NativeAdLine
  var wire: Wire { line.wire }
  let book: GoogleBook
  private var rendering: Rendering?

  init(line: NativeAdLine, clicks: TrackingDuty, impressions: TrackingDuty) {
    self.line = line
    book = GoogleBook(line.settings)
    self.clicks = clicks
    self.impressions = impressions
  }

  var context: Context { line.context }
  /// Whether it was in a view when the impression was counted.
  private(set) var wasShown = false
  /// Whether it is in a view.
  @MainActor var isRendered: Bool { rendering?.view != nil }

  /// Whether a view was in the ad's before the adapter was told of it.
  @MainActor
  func knewBefore(_ view: UIView) -> Bool {
    rendering?.viewsBefore.contains(ObjectIdentifier(view)) ?? false
  }

  private var journal: Journal { World.current.journal }

  var audience: (delegate: any NativeAdDelegate, ad: NativeAd)? {
    ad?.listening.noteIfGone(ad?.delegate, ad: ad?.name)
    guard let ad, let delegate = ad.delegate else { return nil }
    return (delegate, ad)
  }

  /// Whether Google waits for nobody's report: it tracks, or it has a rule of its own.
  private var watchesImpressions: Bool { impressions.isGoogles || book.counting != nil }

  func loaded() {
    journal.say(book.counting, by: .google)
    if book.counting == .atLoad { seen() }
  }

  // MARK: In a view, and out of it

  @MainActor
  func render(
    in view: UIView, clickable: [GADNativeAssetIdentifier: UIView],
    nonclickable: [GADNativeAssetIdentifier: UIView]
  ) {
    untrack()
    journal.within(line.context.because(of: journal.context)) {
      noteIfFlagsChanged()
      attach(to: view, clickable: clickable)
      let nonclickable = offeringAdChoices(nonclickable, in: view)
      rendering?.viewsBefore = Set(view.descendants { _ in true }.map { ObjectIdentifier($0) })
      journal.call(
        from: .google, to: .adapter, line.naming[.render], .rendered,
        data: renderingData(clickable, nonclickable)
      ) {
        let presenter = presenter(for: view)
        line.wire.carry(.render, "didRender") { [mediatedAd = line.mediatedAd] in
          mediatedAd.didRender(
            in: view, clickableAssetViews: clickable, nonclickableAssetViews: nonclickable,
            viewController: presenter)
        }
      }
      // Of several recognisers on one view the last one takes the tap. If Serving has taken over
      // the clicks, that must not be the network's.
      if clicks == .googleByServing { watchTaps(on: clickable) }
      inspectAdChoices(in: view, clickable)
    }
  }

  /// Which views can be tapped, and where Google has put AdChoices.
  @MainActor
  private func renderingData(
    _ clickable: [GADNativeAssetIdentifier: UIView],
    _ nonclickable: [GADNativeAssetIdentifier: UIView]
  ) -> Fields {
    var facts = Fields.none
    if rendering?.adChoices != nil { facts[.adChoices] = line.preferredAdChoicesPosition.word }
    facts[.clickable] = clickable.keys.map(\.word).sorted()
    facts[.nonclickable] = nonclickable.keys.map(\.word).sorted()
    return facts
  }

  @MainActor
  func untrack() {
    guard let rendering else { return }
    self.rendering = nil
    rendering.detach()
    journal.within(line.context.because(of: journal.context)) {
      rendering.adChoices?.removeFromSuperview()
      rendering.slot.map { if $0 is AdChoicesSlot { $0.removeFromSuperview() } }
      journal.call(from: .google, to: .adapter, line.naming[.untrack], .untracked) {
        line.wire.carry(.untrack, "didUntrackView") { [mediatedAd = line.mediatedAd] in
          mediatedAd.didUntrackView(rendering.view)
        }
      }
      AdChoicesInspection.noteIfRemoved(rendering.added)
      inspectWhatStayed(of: rendering)
    }
  }

  @MainActor
  private func attach(to view: UIView, clickable: [GADNativeAssetIdentifier: UIView]) {
    let rendering = Rendering(view: view)
    self.rendering = rendering
    if let icon = line.mediatedAd.adChoicesView {
      AdChoicesPlacement.place(icon, in: view, preferred: line.preferredAdChoicesPosition)
      rendering.adChoices = icon
    }
    if clicks == .google { watchTaps(on: clickable) }
    if watchesImpressions, !book.hasImpression {
      rendering.watchVisibility(book.counting) { [weak self] in self?.seen() }
    }
  }

  // MARK: AdChoices

  /// How long a network may take that draws AdChoices itself, or takes it away.
  private static let timeToDraw = Duration.seconds(1)

  /// The views for the adapter, with one for AdChoices if the ad has none of its own.
  @MainActor
  private func offeringAdChoices(
    _ nonclickable: [GADNativeAssetIdentifier: UIView], in view: UIView
  ) -> [GADNativeAssetIdentifier: UIView] {
    var views = nonclickable
    if views[.adChoicesViewAsset] == nil {
      views[.adChoicesViewAsset] = (view as? NativeAdView)?.adChoicesView
    }
    if views[.adChoicesViewAsset] == nil, rendering?.adChoices == nil {
      let slot = AdChoicesSlot()
      AdChoicesPlacement.place(slot, in: view, preferred: line.preferredAdChoicesPosition)
      views[.adChoicesViewAsset] = slot
    }
    rendering?.slot = views[.adChoicesViewAsset]
    return views
  }

  /// Notes what is wrong with the icon at once, but a missing icon only a second later: a network may
  /// draw it on a queue of its own, or download it first.
  @MainActor
  private func inspectAdChoices(
    in view: UIView, _ clickable: [GADNativeAssetIdentifier: UIView]
  ) {
    guard let rendering else { return }
    let inspection = AdChoicesInspection(
      of: view, line.preferredAdChoicesPosition, clickable, rendering,
      isAdaptersDuty: line.naming.leavesAdChoicesToAdapter)
    inspection.noteIfAdded()
    guard !inspection.noteFaults() else { return }
    let context = journal.context
    World.current.timeline.after(Self.timeToDraw, isQuiet: true) {
      [weak self, weak rendering, weak view] in
      MainActor.assumeIsolated {
        guard let self, let rendering, self.rendering === rendering, view != nil else { return }
        self.journal.within(context) { inspection.noteIfMissing() }
      }
    }
  }

  /// Notes an icon that stayed, but only a second later: the adapter may remove it on a queue of its
  /// own. If the ad is in the same view again by then, the icon may belong there.
  @MainActor
  private func inspectWhatStayed(of rendering: Rendering) {
    guard let view = rendering.view else { return }
    let (icons, added, context) = (
      AdChoicesInspection.icons(in: view), rendering.added, journal.context
    )
    guard !icons.isEmpty else { return }
    World.current.timeline.after(Self.timeToDraw, isQuiet: true) { [weak self] in
      MainActor.assumeIsolated {
        guard self?.rendering?.view !== view else { return }
        World.current.journal.within(context) {
          AdChoicesInspection.noteIfRemoved(added)
          AdChoicesInspection.noteLeftBehind(icons, in: view)
        }
      }
    }
  }

  @MainActor
  private func watchTaps(on clickable: [GADNativeAssetIdentifier: UIView]) {
    let tapped = { [weak self] in self?.tapped($0, $1) }
    for (asset, assetView) in clickable.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      rendering?.watchTaps(on: assetView) { tapped(asset, $0) }
    }
  }

  /// The flags are asked for once and hold for the ad's whole life; later values are ignored.
  private func noteIfFlagsChanged() {
    let answers = (line.mediatedAd.handlesUserClicks(), line.mediatedAd.handlesUserImpressions())
    guard answers != (clicks.flag, impressions.flag) else { return }
    journal.note(
      by: .google, "the flags say something else than when the ad was loaded",
      violation: .flagsChanged)
  }

  // MARK: What Google notices itself

  @MainActor
  func tapped(_ asset: GADNativeAssetIdentifier, _ view: UIView) {
    var counts = 0
    wire.carry(.clickSeen, "the click's count") { [book] in
      book.countClick()
      counts += 1
    }
    journal.call(
      from: .google, to: .adapter, line.naming[.clickTold], .clickTold,
      data: [Fact.asset(asset.word), Fact.view("\(type(of: view))")]
    ) {
      let presenter = presenter(for: view)
      line.wire.carry(.click, "the click") { [mediatedAd = line.mediatedAd] in
        mediatedAd.didRecordClickOnAsset(with: asset, view: view, viewController: presenter)
      }
    }
    for _ in 0..<counts { tellAppOfClick() }
  }

  func seen() {
    let ad = journal.context.ad
    guard ad.flatMap(AdName.unit).flatMap({ Layers.shared[$0] })?.hidesView(of: ad) != true else {
      return
    }
    wire.carry(.impressionSeen, "the impression's count") { [weak self] in self?.countSeen() }
  }

  private func countSeen() {
    guard book.countImpression(at: ad?.placementID) else { return }
    if impressions.isGoogles { tellAdapterOfImpression() }
    tellAppOfImpression()
  }

  private func tellAdapterOfImpression() {
    journal.call(from: .google, to: .adapter, line.naming[.impressionTold], .impressionTold) {
      line.wire.carry(.impression, "the impression") { [mediatedAd = line.mediatedAd] in
        mediatedAd.didRecordImpression()
      }
    }
  }

  // MARK: What the publisher reports

  func clickRecorded() {
    book.countClick()
    tellAppOfClick()
  }

  // MARK: What the adapter reports

  func impressionReported() {
    guard !impressions.isGoogles else {
      return echo("impression", .impressionReportedWhileGoogleTracks, of: impressions)
    }
    if book.countReportedImpression(at: ad?.placementID) { tellAppOfImpression() }
  }

  func clickReported() {
    guard !clicks.isGoogles else {
      return echo("click", .clickReportedWhileGoogleTracks, of: clicks)
    }
    clickRecorded()
  }

  /// The adapter reports what Google has already counted itself: an echo, or a mistake.
  private func echo(_ what: String, _ violation: Violation, of duty: TrackingDuty) {
    journal.note(
      by: .google, "the \(what) was reported, but Google tracks; not counted again",
      violation: duty == .google ? violation : nil)
  }

  // MARK: The app

  func spelled(_ message: String) -> String {
    isCustom ? "customN\(message.dropFirst())" : message
  }

  private func tellAppOfClick() {
    tellApp("nativeAdDidRecordClick(_:)", .appToldClick) { $0.nativeAdDidRecordClick($1) }
  }

  private func tellAppOfImpression() {
    wasShown = rendering != nil
    tellApp("nativeAdDidRecordImpression(_:)", .appToldImpression) {
      $0.nativeAdDidRecordImpression($1)
    }
    book.tellEarnings(over: wire, ad?.paidEventHandler)
  }

  @MainActor
  private func presenter(for view: UIView) -> UIViewController {
    ad?.rootViewController ?? view.window?.rootViewController ?? UIViewController()
  }
}
