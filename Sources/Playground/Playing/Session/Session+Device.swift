import GoogleMobileAds
package import Observing
import Publishing
import Scenarios

extension Session {
  /// The screen as it is now. While nothing happens, the same snapshot is reused.
  package func deviceSnapshot() -> DeviceSnapshot {
    if let lastSnapshot, lastSnapshot.moment == moment { return lastSnapshot.snapshot }
    let snapshot = takeDeviceSnapshot()
    lastSnapshot = (moment, snapshot)
    return snapshot
  }

  private func takeDeviceSnapshot() -> DeviceSnapshot {
    let size = AppScreen.size
    var snapshot = DeviceSnapshot(width: Int(size.width), height: Int(size.height))
    snapshot.isInBackground = UIApplication.shared.applicationState == .background
    snapshot.hasEnded = hasEnded
    snapshot.isCovered = isCovered
    snapshot.unit = unitOnScreen
    snapshot.isOwn = app.isOwn
    guard let root = (cover ?? app.window.rootViewController)?.view else { return snapshot }
    let screen = PointRect(x: 0, y: 0, width: snapshot.width, height: snapshot.height)
    var artist = SnapshotArtist(targets: targetsByView, window: app.window)
    artist.draw(root, within: screen, as: nil)
    snapshot.adInViewSince = root.viewSeen?.seenSince
    snapshot.countdownEnd = cover == nil ? nil : root.viewCountingDown?.countdownEnd
    snapshot.elements = artist.elements
    snapshot.targets = DeviceSnapshot.targets(of: artist.elements)
    snapshot.adFrame =
      cover == nil
      ? app.adsInApp.first.map { artist.frame(of: $0.view) }
      : cover?.presentedForAd.map { _ in screen }
    return snapshot
  }

  /// The part of the ad that each of the application's views shows, and its buttons.
  private var targetsByView: [ObjectIdentifier: Target] {
    var targets: [ObjectIdentifier: Target] = [:]
    for (name, view) in buttons { targets[ObjectIdentifier(view)] = .button(name) }
    // The upper one of two ads has the words.
    for ad in app.adsInApp.reversed() {
      for target in Target.allCases {
        ad.touchable(target).map { targets[ObjectIdentifier($0)] = target }
      }
    }
    return targets
  }
}

extension UIView {
  /// The view in it, or itself, for which it is measured how long it is seen.
  fileprivate var viewSeen: UIView? {
    if seenSince != nil { return self }
    for subview in subviews {
      if let seen = subview.viewSeen { return seen }
    }
    return nil
  }

  /// The view in it, or itself, that shows a countdown which runs.
  fileprivate var viewCountingDown: UIView? {
    if countdownEnd != nil { return self }
    for subview in subviews {
      if let counting = subview.viewCountingDown { return counting }
    }
    return nil
  }
}
