import Simulation

extension AdCase {
  /// Whether it was in a view that nobody could see for a whole second, at that time: the user had left the
  /// application, or has scrolled the ad away, or the view that it came into.
  func wasUnseen(at time: Instant) -> Bool {
    guard happened(.shown, notSince: .takenDown) else { return false }
    if let leftAt, leftAt + .seconds(1) <= time { return true }
    return scrolledAt.map { max($0, self.time(.shown)) + .seconds(1) <= time } ?? false
  }

  /// Whether a page of the application's own has been over its view for a whole second, at that time.
  func wasUnderPage(at time: Instant) -> Bool {
    guard happened(.shown, notSince: .takenDown), let pageAt else { return false }
    return max(pageAt, self.time(.shown)) + .seconds(1) <= time
  }
}
