/// The bytes that take over the terminal and restore it.
struct Modes {
  private static let paste = "?2004"
  private static let focus = "?1004"
  /// The terminal tells when its colours turn dark or light.
  private static let appearance = "?2031"

  /// The modes that ncurses does not switch on itself.
  static func enter(mouse: Bool) -> [UInt8] {
    let all = [paste, focus, appearance] + (mouse ? mouseModes : [])
    return keepTitle + all.flatMap { sequence($0, isOn: true) }
  }

  /// After a stop, ncurses restores nothing itself.
  static func reenter(mouse: Bool) -> [UInt8] {
    Description.bytes("smcup") + Description.bytes("civis") + enter(mouse: mouse)
  }

  /// Undoes everything in reverse order, even if only part of it was done: first an unfinished
  /// frame.
  static func leave() -> [UInt8] {
    let modes = ["?2026"] + mouseModes.reversed() + ["?1003", appearance, focus, paste]
    return modes.flatMap { sequence($0, isOn: false) } + restoreTitle + resetMargins()
      + Description.bytes("sgr0") + Description.bytes("op")
      + Description.bytes("cnorm") + Description.bytes("rmcup")
  }

  /// ncurses sets the margins to the rows that there are. Where there is no other screen to return to,
  /// they would stay so after the window has grown. The cursor, which would move, stays.
  private static func resetMargins() -> [UInt8] {
    guard Description.bytes("rmcup").isEmpty, Description.bytes("csr").starts(with: [0x1B, 0x5B])
    else { return [] }
    return Array("\u{1B}7\u{1B}[r\u{1B}8".utf8)
  }

  static func mouse(isOn: Bool) -> [UInt8] {
    mouseModes.flatMap { sequence($0, isOn: isOn) }
  }

  /// The terminal shows everything between these at once, if it can.
  static let frameBegins = sequence("?2026", isOn: true)
  static let frameEnds = sequence("?2026", isOn: false)

  /// Two signs that East Asian fonts may draw twice as wide, and the question where the cursor is then.
  /// The first row is for an answer that no key has.
  static let askWidth = Array("\u{1B}[2;1H─·\u{1B}[6n".utf8)
  /// The answer of a terminal that draws both in one column.
  static let narrowColumn = 3

  /// The terminal remembers what its window is called, and calls it so again.
  private static let keepTitle = Array("\u{1B}[22;2t".utf8)
  private static let restoreTitle = Array("\u{1B}[23;2t".utf8)

  static func title(_ text: String) -> [UInt8] { Array("\u{1B}]2;\(text)\u{07}".utf8) }

  /// Whether there is a window that has a title and can open links. The others would print both.
  static func takesCommands(terminal name: String) -> Bool {
    !["linux", "vt", "cons", "ansi"].contains(where: name.hasPrefix)
  }

  static let askBackground = Array("\u{1B}]11;?\u{1B}\\".utf8)

  /// Presses and releases, moves while a button is held, and all of them in numbers of any size.
  private static let mouseModes = ["?1000", "?1002", "?1006"]

  private static func sequence(_ mode: String, isOn: Bool) -> [UInt8] {
    Array("\u{1B}[\(mode)\(isOn ? "h" : "l")".utf8)
  }
}
