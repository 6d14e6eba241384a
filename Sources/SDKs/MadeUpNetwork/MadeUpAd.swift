public import Foundation
import Simulation
public import UIKit

/// An ad of a made-up network: loads, is shown, seen, tapped and closed, and says so to whoever listens.
///
/// An SDK whose declarations are all there is gets a life by it: each of its ads has one, and says which
/// of its listeners' calls mean which event.
public final class MadeUpAd {
  let server: MadeUpServer
  private var listeners: [(event: MadeUpEvent, message: String, tell: () -> Void)] = []
  private var hasBegun = false
  /// The object of the SDK whose life it is.
  private(set) weak var owner: (any LivingAd)?
  private var watcher: VisibilityWatcher?
  /// The taps of a registered view.
  private var taps: [UITapGestureRecognizer] = []
  /// The view that the network hands out, made when it is first asked for.
  var ownView: UIView?
  /// Its name in the journal, as far as it is known when it is made or loaded.
  private var name: String?
  private var wasSeen = false
  /// Whether its page is still there.
  var isOpen: () -> Bool = { false }

  /// Whether it has loaded, and was not shown yet.
  public internal(set) var isReady: Bool
  /// Why it could not be loaded or shown.
  public private(set) var error: NSError

  /// An ad of a server. `isReady` is true for one that somebody else has loaded.
  public init(_ server: MadeUpServer, isReady: Bool = false) {
    (self.server, self.isReady) = (server, isReady)
    error = server.error(0, "Nothing is wrong.")
    name = World.current.journal.context.ad
  }

  /// Lets everybody listen, once.
  func begin(_ owner: any LivingAd) {
    guard !hasBegun else { return }
    hasBegun = true
    self.owner = owner
    owner.addMadeUpListeners()
  }

  /// Adds a call of a listener, in the order in which they are told.
  public func on(_ event: MadeUpEvent, _ message: String, _ tell: @escaping () -> Void) {
    listeners.append((event, message, tell))
  }

  /// Counts what the network saw, and tells everybody.
  func tell(_ event: MadeUpEvent) {
    if let count = event.count, isTold(event) { server.count(count) }
    for listener in listeners where listener.event == event {
      server.told(listener.message, event.sense, listener.tell)
    }
  }

  /// Whether an adapter can know of it. There are SDKs that say nothing of clicks; nobody counts those then.
  private func isTold(_ event: MadeUpEvent) -> Bool {
    event != .clicked || hears(.clicked) || hears(.left)
  }

  private func hears(_ event: MadeUpEvent) -> Bool { listeners.contains { $0.event == event } }

  // MARK: Loading

  /// Asks the server; see ``MadeUpServer/ask(_:_:_:)``. The SDK keeps an ad that loads, since adapters may
  /// not.
  public func load(_ message: String, _ values: [Any]) {
    name = World.current.journal.context.ad ?? name
    server.ask(message, values) { [self, owner] refusal in
      withExtendedLifetime(owner) { take(refusal) }
    }
  }

  /// Takes the server's answer.
  public func take(_ refusal: NSError?) {
    isReady = refusal == nil
    if let refusal { error = refusal }
    tell(refusal == nil ? .loaded : .failed)
  }

  // MARK: Full-screen ads

  /// Covers the application.
  public func show(_ message: String, from controller: UIViewController?) {
    server.asked(message, .networkShowAsked) { [self] in
      guard isReady, let controller = controller ?? Self.top else {
        error = server.error(3, isReady ? "There is nothing to show it on." : "It is not ready.")
        return tell(.failedToShow)
      }
      isReady = false
      cover(controller)
    }
  }

  /// The controller in front.
  private static var top: UIViewController? {
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func cover(_ controller: UIViewController) {
    let page = MadeUpPage(server.network)
    isOpen = { [weak page] in page?.isOpen == true }
    page.onClick = { [self] in click() }
    page.onClose = { [self, weak page] in
      tell(.willClose)
      page?.dismiss(animated: true) { self.tell(.closed) }
    }
    tell(.willShow)
    controller.present(page, animated: true) { [self] in begun() }
  }

  /// The page is in front.
  func begun() {
    tell(.shown)
    tell(.impression)
    tell(.videoStarted)
    if hears(.rewarded) { earnReward() }
  }

  private func earnReward() {
    server.after(.seconds(3), "the reward is earned") { [self] in
      guard isOpen() else { return }
      tell(.videoEnded)
      tell(.rewarded)
    }
  }

  // MARK: Views

  /// Watches a view of the network, or the one that the application made of its assets: half of it in
  /// sight for a second is an impression, once.
  public func watch(_ view: UIView) {
    watcher?.invalidate()
    watcher = nil
    guard view.window != nil, !wasSeen else { return }
    watcher = VisibilityWatcher(view: view, network: server.network) { [self] in
      wasSeen = true
      tell(.impression)
      // Some SDKs have one call for both.
      if !hears(.impression) { tell(.shown) }
    }
  }

  /// Watches a view that the network handed out, by which it needs nobody to register one.
  func see(_ view: UIView) {
    let isThere = view.window != nil
    server.asked(
      isThere ? "its own view came into sight" : "its own view left",
      isThere ? .viewRegistered : .viewReleased, ad: name
    ) { [self] in watch(view) }
  }

  /// Watches the application's view of a native ad, and its taps. `isKept` is false for an SDK that cannot
  /// be told to let the view go, and so does it itself.
  public func register(
    _ message: String, _ view: UIView, tapping views: [UIView], isKept: Bool = true
  ) {
    server.asked(message, .viewRegistered) { [self] in
      wasSeen = false
      watch(view)
      if !isKept { server.asked("lets the view go when it leaves", .viewReleased) {} }
      stopTaking()
      for view in views.isEmpty ? [view] : views {
        let tap = UITapGestureRecognizer { [weak self] _ in self?.click() }
        view.addGestureRecognizer(tap)
        // A label takes no taps by itself.
        view.isUserInteractionEnabled = true
        taps.append(tap)
      }
    }
  }

  /// Forgets the application's view.
  public func release(_ message: String) {
    server.asked(message, .viewReleased) { [self] in
      watcher?.invalidate()
      watcher = nil
      stopTaking()
    }
  }

  private func stopTaking() {
    for tap in taps { tap.view?.removeGestureRecognizer(tap) }
    taps = []
  }

  /// The user has tapped it.
  public func click() {
    tell(.clicked)
    tell(.left)
    if let shop = URL(string: "https://shop.example/\(server.network)") {
      UIApplication.shared.open(shop)
    }
  }

  // MARK: Passed on

  /// Google saw the user, and the adapter tells the network.
  public func pass(_ message: String, on event: MadeUpEvent) {
    server.asked(message, event == .clicked ? .clickPassedOn : .impressionPassedOn) { [self] in
      if let count = event.count { server.count(count) }
    }
  }
}
