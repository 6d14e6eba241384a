import AdServing
import GoogleMobileAds
package import Scenarios
package import Simulation
package import UIKit

/// The publisher's application on the simulated phone: a feed with room for one ad in it, and for
/// one over it, where each unit's player decides what to do with its ads; or a screen of its own, which
/// does all of that itself.
@MainActor
package final class PublisherApp {
  package private(set) var window: UIWindow
  package let screen = AppScreen()
  /// The name of its own screen.
  private let ownScreen: String?
  private var players: [String: any Player] = [:]
  /// When each unit was last asked for an ad.
  var asked: [String: Instant] = [:]
  var askedByLayer: [String: Instant] = [:]
  var loads: [String: Int] = [:]
  /// Where the banner of each unit belongs, as was said with its load.
  private var places: [String: Scenario.Options.BannerPlace] = [:]
  /// The units whose ad it wants on the screen: it has said so, and has not taken that back.
  var wanted: Set<String> = []
  /// The units whose ad it has ordered to be shown since it last asked for one, whatever came of that.
  private var tried: Set<String> = []
  /// Called once it has ordered something, with the unit.
  package var onOrder: (AppCall, String) -> Void = { _, _ in }
  /// Called as a page of its own opens, and as it is closed.
  package var onPage: (_ isOpen: Bool) -> Void = { _ in }
  /// The units whose ad a layer has taken down while another one covered the application, and which layer.
  var hidden: [String: Party] = [:]
  private var uncounted = UncountedAds()
  private var hurried = HurriedLoads()

  package init(ownScreen: String? = nil) {
    self.ownScreen = ownScreen
    window = UIWindow(frame: CGRect(origin: .zero, size: AppScreen.size))
    guard ownScreen == nil else { return }
    window.rootViewController = screen.feed
    window.makeKeyAndVisible()
  }

  /// Whether it has a screen of its own.
  package var isOwn: Bool { ownScreen != nil }

  /// Starts it. A screen of its own is made now, when its calls are heard.
  package func launch(withGoogle: Bool) {
    if let ownScreen { open(ownScreen) } else if withGoogle { MobileAds.shared.start() }
  }

  /// What it says of its user's data changes.
  package func say(_ privacy: Fields) {
    PublisherPrivacy.shared.take(privacy)
    ConsentFlow.shared.heardOfAnswer()
  }

  /// Asks whether the user has to be asked for consent, and shows the form.
  package func askForConsent(_ change: Fields) {
    ConsentAsking.shared.change(change)
    ConsentFlow.shared.ask(over: screen)
  }

  /// Tells Google again what it said before it ended: a phone stores the rest.
  package func sayAgain() { PublisherPrivacy.shared.sayAgain() }

  private func open(_ name: String) {
    World.current.journal.note(by: .app, "the application opens \(name)", .screenOpened)
    switch LinkedApps.make(name) {
    case let controller as UIViewController:
      window.rootViewController = controller
      window.makeKeyAndVisible()
    case let delegate as any UIApplicationDelegate:
      UIApplication.shared.launch(delegate)
      if let own = UIApplication.shared.keyWindow { window = own }
    default:
      World.current.journal.note(by: .app, "\(name) refuses to be made by init(coder:)")
    }
  }

  func player(of unit: Scenario.Unit) -> any Player {
    if let player = players[unit.id] { return player }
    let player = unit.asking.through.published.player(unit, screen)
    players[unit.id] = player
    return player
  }

  /// Its own screen, if that takes orders.
  private var adScreen: (any AdScreen)? {
    let root = window.rootViewController
    return root as? any AdScreen
      ?? (root as? UINavigationController)?.topViewController as? any AdScreen
  }

  /// Whether an order for a unit reaches whoever asks for its ads.
  package func takes(_ order: Action) -> Bool {
    guard isOwn, order.row.isOfFeed else { return true }
    return switch order {
    case .load, .request, .show: adScreen != nil
    default: false
    }
  }

  /// How often each unit was asked for an ad.
  package func loads(of unit: Scenario.Unit) -> Int { loads[unit.id] ?? 0 }

  package func load(_ unit: Scenario.Unit) {
    loads[unit.id, default: 0] += 1
    AppReactions.shared.setListeners(to: unit.id, unit.listens)
    AppReactions.shared.setMissed(unit.misses, of: unit.id)
    if isOwn { return adScreen?.load(unit.id) ?? () }
    guard loads[unit.id] != 1 || !StartOfNetworks.isFatal(unit) else { return }
    let player = player(of: unit)
    if World.current.journal.isAppsDecision {
      let mistake = player.mistakeOfLoading(
        asked: asked[unit.id], isShown: isKnownToBeShown,
        isWanted: wanted.contains(unit.id) || tried.contains(unit.id)
          || Layers.shared[unit.id]?.hasUntoldAd == true)
      mistake?.note(of: unit.id)
      if mistake == nil, unit.format == .banner { hurried.ask(for: unit.id) }
    }
    tried.remove(unit.id)
    if player.place == .overApp { wanted.remove(unit.id) }
    asked[unit.id] = World.current.timeline.now
    throughLayer(.load, unit) { [self] in load($0, through: unit.layer) }
    guard unit.miscalls.contains(.anotherAccount) else { return }
    let journal = World.current.journal
    journal.note(
      by: .app, "the request has the id of another account's ad unit",
      violation: .countedElsewhere, ad: journal.newestAd(of: unit.id),
      data: [Fact.unit(unit.id)])
  }

  /// Asks a unit's SDK for an ad, as the layer before another unit may do by mistake.
  private func load(_ unit: Scenario.Unit, through layer: Scenario.AppLayer?) {
    guard let layer, let passing = Layers.shared[unit.id], passing.drops(of: unit.id) else {
      return load(unit, unit.options)
    }
    let (options, dropped) = unit.options.losing(layer.loses)
    load(unit, options)
    if !dropped.isEmpty { passing.dropped(dropped, of: unit.id) }
  }

  func load(_ unit: Scenario.Unit, _ options: Scenario.Options) {
    places[unit.id] = options.place
    unit.asking.through.published.start()
    player(of: unit).load(options)
  }

  /// Has the layer before a unit, if there is one, pass on a call, to whichever unit it takes for that.
  private func throughLayer(
    _ call: AppCall, _ unit: Scenario.Unit, _ ask: @escaping (Scenario.Unit) -> Void
  ) {
    guard call != .load || !ConsentFlow.shared.holdsBack(unit.id) else { return }
    let isFirst = loads[unit.id] == 1
    if let miscall = unit.miscalls.first(where: {
      $0.call == call && ($0 != .usedObject || !isFirst)
    }) {
      return miss(call, of: unit, by: miscall)
    }
    guard let layer = Layers.shared[unit.id] else { return ask(unit) }
    guard !layer.isMissing else {
      World.current.journal.note(
        by: .app,
        "the layer is not in the build, or does not fit it: "
          + (layer.isFatal
            ? "\(call.rawValue) throws an exception" : "nobody hears \(call.rawValue)"),
        violation: .layerMissing, data: [Fact.unit(unit.id)])
      if layer.isFatal { Layers.shared.crash() }
      return
    }
    let other = DeployedUnits.shared.other(than: unit)
    let isNeeded = call != .show || !player(of: unit).isInPlace
    layer.ask(
      call, of: unit.id, other: other?.id, needed: isNeeded,
      isThere: player(of: unit).hasAd && player(of: unit).isReady
    ) { id in
      ask(id == other?.id ? other ?? unit : unit)
    }
  }

  /// Whether the unit waits for an ad.
  package func isLoading(_ unit: Scenario.Unit) -> Bool {
    player(of: unit).isLoading || Layers.shared[unit.id]?.held ?? 0 > 0
  }

  /// Shows the newest ad of the unit; an ad among the application's views makes room for it there.
  package func show(_ unit: Scenario.Unit, at placement: String? = nil) {
    if isOwn { return adScreen?.show(unit.id) ?? () }
    let isAsked = isAway
    wanted.insert(unit.id)
    tried.insert(unit.id)
    if !isAsked { mistakeOfShowing(unit)?.note(of: unit.id) }
    throughLayer(.show, unit) { [self] in
      // A layer that keeps the order, or passes it on later, has shown nothing meanwhile.
      if isAsked, isAway { mistakeOfShowing($0)?.note(of: $0.id) }
      showNow($0, at: placement)
    }
    onOrder(.show, unit.id)
  }

  private func mistakeOfShowing(_ unit: Scenario.Unit) -> OrderMistake? {
    let player = player(of: unit)
    if player.place == .overApp, player.hasAd, isAway { return .whileAway }
    guard World.current.journal.isAppsDecision, unit.miscalls.isEmpty,
      Layers.shared[unit.id]?.hasPromised(unit.id) != true,
      Layers.shared[unit.id]?.claimsReady(unit.id) != true,
      Layers.shared[unit.id]?.isMissing != true, unit.layer?.loadsAtShow != true
    else { return nil }
    return player.mistakeOfShowing(isCovered: isKnownToBeCovered)
  }

  func showNow(_ unit: Scenario.Unit, at placement: String?) {
    let player = player(of: unit)
    let isSpent = player.place == .overApp && Layers.shared[unit.id]?.claimsReady(unit.id) == true
    guard !isSpent, player.hasAd || player.hasView else {
      World.current.journal.note(
        by: .app, "there is no ad of \(unit.id) to show", .orderIgnored, data: [Fact.unit(unit.id)])
      if player.place == .overApp {
        Layers.shared[unit.id]?.claimReady(unit.id)
        Layers.shared[unit.id]?.refuseShow(of: unit.id)
      }
      return
    }
    switch player.place {
    case .overApp: wanted.remove(unit.id)
    case .inApp:
      screen.feed.handing = Layers.shared[unit.id]?.handing(of: unit.id) ?? .inTime
      takeDown()
      screen.unitInFeed = unit.id
      screen.feed.isAdUndrawn = Layers.shared[unit.id]?.isDrawingNothing == true
      let isSwapped = Layers.shared[unit.id]?.isSwapping == true
      screen.feed.isBannerAtTop = (places[unit.id] == .top) != isSwapped
      screen.feed.isBannerCut = Layers.shared[unit.id]?.cutsBanner(of: unit.id) == true
      screen.feed.isBannerInTheWay =
        unit.format == .banner && unit.banner == .leavesNoRoom
        || Layers.shared[unit.id]?.isMisplacing == true
    }
    player.show(unit.options, at: placement)
    guard unit.format == .banner, unit.banner == .leavesNoRoom else { return }
    let journal = World.current.journal
    journal.note(
      by: .app, "the banner lies over what the application shows", violation: .contentCovered,
      ad: journal.newestAd(of: unit.id))
  }

  /// Goes on with what an ad of the unit has interrupted. Who has heard that it is gone, or never came, may.
  package func resume(_ unit: Scenario.Unit, isEnd: Bool) {
    let journal = World.current.journal
    let layer = journal.decidingLayer
    journal.note(
      by: layer ?? .app,
      "the \(layer == nil ? "application" : "layer") resumes what its ad has interrupted")
    let announced = journal.decidingCause?.newsForApp == .display ? journal.context.ad : nil
    guard !isEnd, let ad = Covers.shared.ad ?? announced, !Covers.shared.isToldToBeGone else {
      return
    }
    journal.note(
      by: layer ?? .app, "the ad is still on the screen", violation: .resumedUnderAd, ad: ad)
  }

  /// Its own code, or the layer's, sends the user out of it.
  package func leave(_ unit: Scenario.Unit) {
    guard !isAway else { return }
    let journal = World.current.journal
    let layer = journal.decidingLayer
    let ad = journal.newestAd(of: unit.id)
    journal.note(
      by: layer ?? .app,
      layer == nil
        ? "the application goes to the background"
        : "the layer sends the user out of the application",
      violation: .userSentAway, ad: ad)
    journal.call(from: layer ?? .app, to: .user, "goes to the background", .sentElsewhere, ad: ad) {
      UIApplication.shared.enterBackground()
    }
  }

  /// Passes an order on to the unit's player.
  package func take(_ order: PlayerOrder, for unit: Scenario.Unit) {
    guard order == .unit(.dispose) else { return player(of: unit).take(order) }
    letGo(of: unit)
    wanted.remove(unit.id)
    if player(of: unit).place == .inApp { uncounted.letGo(of: unit.id) }
    onOrder(.dismiss, unit.id)
  }

  /// A layer that does not pass it on keeps its SDK's ad, and its next load makes another one beside that.
  private func letGo(of unit: Scenario.Unit) {
    var isPassedOn = false
    Layers.shared[unit.id]?.noteDisposal()
    throughLayer(.dismiss, unit) { [self] in
      isPassedOn = true
      player(of: $0).take(.unit(.dispose))
    }
    guard !isPassedOn else { return }
    AppReactions.shared.letGo(of: World.current.journal.newestAd(of: unit.id))
    player(of: unit).isForsaken = true
  }

  /// Passes an order on to the players of all units that have had anything to do.
  package func take(_ order: PlayerOrder) {
    for (_, player) in players.sorted(by: { $0.key < $1.key }) { player.take(order) }
  }

  /// The user pays for an application without ads, or no longer. It holds for units of these kinds that
  /// have had nothing to do yet, too.
  package func setVIP(_ isVIP: Bool, for kinds: Set<Scenario.Through>) {
    for through in Scenario.Through.allCases where kinds.contains(through) {
      through.published.setVIP(isVIP)
    }
  }

  package func dismiss(_ unit: String) {
    wanted.remove(unit)
    let isOverApp = DeployedUnits.shared[unit].map { player(of: $0).place == .overApp }
    if isOverApp == true, World.current.journal.isAppsDecision { return endCover(of: unit) }
    guard screen.unitInFeed == unit else {
      return World.current.journal.note(by: .app, "no ad of \(unit) is on the screen")
    }
    guard let deployed = DeployedUnits.shared[unit] else { return takeDown() }
    throughLayer(.dismiss, deployed) { [self] in
      if $0.id == screen.unitInFeed { takeDown() }
    }
    onOrder(.dismiss, unit)
  }

  /// Ends the controller that a full-screen ad stands on, and the ad with it. One that is only announced is about to
  /// come.
  func endCover(of unit: String, isSoon: Bool = false) {
    let journal = World.current.journal
    let top = ownTop?.presentedViewController
    guard let top, let ad = top.presentedForAd, AdName.unit(of: ad) == unit else {
      guard !isSoon, journal.decidingCause?.newsForApp == .display else {
        return journal.note(by: .app, "no ad of \(unit) is on the screen")
      }
      return World.current.soon { [weak self] in
        MainActor.assumeIsolated { self?.endCover(of: unit, isSoon: true) }
      }
    }
    noteEnd(of: ad)
    ownTop?.dismiss(animated: false)
  }

  /// A controller of the application's ends, and the ad on it.
  func noteEnd(of ad: String) {
    let journal = World.current.journal
    journal.note(
      by: journal.decidingLayer ?? .app, "the controller under the ad ends, and the ad with it",
      violation: .presenterDismissed, ad: ad)
  }

  func takeDown() {
    screen.unitInFeed.flatMap { players[$0] }?.takeDown()
    screen.unitInFeed = nil
  }

  /// Scrolls the ad in the feed out of view, or back into it.
  package func scroll(adIntoView isVisible: Bool) { screen.feed.scrollAd(intoView: isVisible) }

  /// Whether the feed was not scrolled away from its ad.
  package var isFeedAtAd: Bool { isOwn || screen.feed.isAtAd }

  // MARK: What is on the screen

  var isAway: Bool { UIApplication.shared.applicationState == .background }

  /// The controller of its own that is on top, as far as that is known.
  private var ownTop: UIViewController? { isOwn ? window.rootViewController : screen.top }

  /// Whether an ad, its page or a dialog covers it.
  var isCovered: Bool { ownTop?.presentedViewController != nil }

  /// The same, unless it was told that the ad there is gone.
  var isKnownToBeCovered: Bool { isCovered && !Covers.shared.isToldToBeGone }

  /// Whether an ad is on the screen, or about to be gone: who decides something as the reward is told has not heard of
  /// the end yet.
  var isKnownToBeShown: Bool {
    isKnownToBeCovered || World.current.journal.decidingCause?.newsForApp == .reward
  }

  private var content: UIView? { window.rootViewController?.viewIfLoaded }

  /// The ads among the application's views.
  package var adsInApp: [AdInApp] { content?.adsInApp ?? [] }

  /// The unit whose ad is among the application's views.
  package var shownUnit: String? { isOwn ? adsInApp.first?.unit : screen.unitInFeed }
}
