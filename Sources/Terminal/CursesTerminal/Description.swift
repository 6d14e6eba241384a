import CNcurses

/// What the terminal database says about the terminal in use, read through `setupterm`.
enum Description {
  /// Looks the terminal up. Nothing is written to it.
  static func look(up name: String) throws(TerminalError) {
    if name.isEmpty { throw .noTerminalName }
    switch curses_setup(name, nil) {
    case 1: break
    case 0: throw .unknownTerminal(name)
    default: throw .noTerminalDatabase
    }
    if curses_string("cup") == nil || tigetflag("hc") == 1 { throw .dumbTerminal(name) }
  }

  /// A capability's bytes without the padding meant for slow hardware.
  static func bytes(_ capability: String) -> [UInt8] {
    guard let text = curses_string(capability) else { return [] }
    var bytes: [UInt8] = []
    var isPadding = false
    let all = Array(String(cString: text).utf8)
    for (index, byte) in all.enumerated() {
      if byte == 0x24, index + 1 < all.count, all[index + 1] == 0x3C { isPadding = true }
      if !isPadding { bytes.append(byte) }
      if byte == 0x3E { isPadding = false }
    }
    return bytes
  }
}
