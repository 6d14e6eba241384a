import Contract
import GoogleMobileAds
import Publishing
import Scenarios
import Simulation

extension Session {
  /// Touches the middle of the target, wherever that is on the screen; the view tree decides what
  /// happens then.
  func tap(_ target: Target, of ad: String? = nil) {
    guard ad == nil || ad == adOnScreen else {
      return world.journal.note(by: .user, "\(ad ?? "") is not on the screen")
    }
    guard let point = point(of: target) else { return noteMissing(target) }
    if case .nobody = app.window.tap(at: point).taker {
      world.journal.note(by: .app, "nobody takes taps on \(target.rawValue)")
    }
  }

  private func noteMissing(_ target: Target) {
    let text = "\(target.rawValue) is not on the screen"
    guard target == .close else { return world.journal.note(by: .user, text) }
    world.journal.note(by: .user, text, .closeMissed)
  }

  /// Closes what covers the application.
  func closeCover() {
    guard UIApplication.shared.applicationState == .active else {
      return UIApplication.shared.enterForeground()
    }
    guard cover != nil else {
      return world.journal.note(by: .app, "nothing covers the application")
    }
    tap(.close)
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

  private func point(of target: Target) -> CGPoint? {
    guard target == .whiteSpace else { return view(of: target)?.middleOnScreen }
    return (cover?.view ?? app.adInApp?.view)?.whiteSpaceOnScreen
  }

  private func view(of target: Target) -> UIView? {
    cover?.view?.descendant(target) ?? app.adInApp?.touchable(target)
  }
}

extension UIView {
  /// Where a finger would tap this view; nil if it is not on the screen.
  fileprivate var middleOnScreen: CGPoint? {
    guard let window else { return nil }
    return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
  }
}
