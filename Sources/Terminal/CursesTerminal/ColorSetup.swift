import CNcurses
import Screen

/// Decides how many colours there are, before ncurses takes over the terminal.
struct ColorSetup {
  private let wanted: ColorDepth
  /// A changed description of the terminal, if its own lacks true colours.
  let description: String?

  /// Uses the terminal that was looked up last.
  init(name: String, wanted: ColorDepth) {
    self.wanted = wanted
    let isDirect = tigetnum("colors") >= DirectColor.colors
    guard wanted == .trueColor || isDirect, curses_string("op") != nil,
      let changed = DirectColor.description(of: name),
      curses_setup(name, changed) == 1, tigetnum("colors") == DirectColor.colors
    else {
      description = nil
      return
    }
    description = changed
  }

  /// Starts colours in the terminal just taken over; returns how many there really are.
  func start() -> ColorDepth {
    guard wanted != .none, has_colors() else { return .none }
    start_color()
    guard use_default_colors() == OK else { return .none }
    switch curses_colors() {
    case DirectColor.colors...: return wanted
    case 256...: return min(wanted, .twoHundredFiftySix)
    case 16...: return min(wanted, .sixteen)
    case 8...: return min(wanted, .eight)
    default: return .none
    }
  }
}
