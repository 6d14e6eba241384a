/// What happens when a network's full-screen ad is shown.
public enum Showing: String, CaseIterable, Sendable {
  case normal
  /// The network reports that it cannot show it.
  case fails
  /// The network reports that it cannot show it, and shows it.
  case failsAndPlays
  /// It is shown, but the close button never appears.
  case sticks
  /// Its close button is there, and does nothing.
  case ignoresClose
  /// Its close button does nothing at the first two taps.
  case closesAtTheThirdTap
  /// Its close button lies under the system's own: it is seen, and no tap reaches it.
  case coversItsClose
  /// It can no longer be closed once the user has been elsewhere, in another application or on its page.
  case sticksOnReturn
  /// Half-way through, or at once where it has no countdown, it stands still.
  case standsStill
  /// It closes at the end of its countdown, without the user.
  case closesItself
  /// It closes half a second after it came, long before its end.
  case closesAtOnce
  /// It closes when the user comes back to the application.
  case closesOnReturn
  /// Its countdown starts over when the user comes back to it.
  case restartsOnReturn
  /// The user closes it, the network tells that it is gone, and its screen stays, empty.
  case leavesItsScreen
  /// The user closes it, and the network tells nobody.
  case goesUntold
  /// It closes at the end of its countdown, and the network tells nobody.
  case closesUntold
  /// The user closes it, and the network tells so a second and a half later.
  case goesLate
  /// The network tells that it is gone as soon as it is there; the user closes it.
  case goesEarly
  /// The user closes it, and the network tells so twice.
  case goesTwice
}

extension Showing {
  /// Whether it closes at the end of its countdown, without the user.
  public var closesAtItsEnd: Bool { self == .closesItself || self == .closesUntold }
  /// Whether the network tells that it is gone.
  public var isToldOfItsEnd: Bool { self != .goesUntold && self != .closesUntold }
  /// Whether the network reports that it cannot show it.
  public var isRefused: Bool { self == .fails || self == .failsAndPlays }
}
