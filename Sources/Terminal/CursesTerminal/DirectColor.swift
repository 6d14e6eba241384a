import CNcurses

/// The terminal's own description, changed to one with 24-bit colours.
///
/// Most terminals with true colours are described as having 256, and ncurses believes the
/// description. A "direct" description would have the right colours, but not the right other
/// capabilities, and it is rarely installed. So the entry that was looked up is written again in
/// its compiled form, with different numbers and two different strings, and given to ncurses as hex
/// digits instead of a database. Nothing is stored in a file.
enum DirectColor {
  static let colors: Int32 = 1 << 24

  /// The changed entry of the terminal looked up last, for `curses_open`.
  static func description(of name: String) -> String? {
    let entry = [0x1E, 0x02] + body(name)
    return entry.count > 0x7FFF ? nil : "hex:" + entry.map(hex).joined()
  }

  private static func body(_ name: String) -> [UInt8] {
    let flags = capabilities(curses_flag_name).map {
      UInt8(tigetflag($0) == 1 && $0 != "ccc" ? 1 : 0)
    }
    let numbers = capabilities(curses_number_name).map(number)
    var table: [UInt8] = []
    let offsets = capabilities(curses_string_name).map { capability -> Int in
      guard let text = string(capability) else { return -1 }
      defer { table += text + [0] }
      return table.count
    }
    let names = Array(name.utf8) + [0]
    let counts = [names.count, flags.count, numbers.count, offsets.count, table.count]
    var bytes = counts.flatMap(short) + names + flags
    if bytes.count % 2 == 1 { bytes.append(0) }
    bytes += numbers.flatMap(long) + offsets.flatMap(short) + table
    if bytes.count % 2 == 1 { bytes.append(0) }
    return bytes + extensions()
  }

  /// Newer names: colours are direct, and `39` and `49` reset them if they did before.
  private static func extensions() -> [UInt8] {
    let names = ["AX", "RGB"]
    let flags = [UInt8(tigetflag("AX") == 1 ? 1 : 0), 1]
    let table = names.flatMap { name in Array(name.utf8) + [0] as [UInt8] }
    let counts = [names.count, 0, 0, names.count, table.count]
    return counts.flatMap(short) + flags + [0, 3].flatMap(short) + table
  }

  private static func number(_ capability: String) -> Int {
    switch capability {
    case "colors": Int(colors)
    case "pairs": 0x10000
    default: Int(max(tigetnum(capability), -1))
    }
  }

  private static func string(_ capability: String) -> [UInt8]? {
    switch capability {
    case "setaf": return color(38)
    case "setab": return color(48)
    case "initc", "initp", "oc", "setf", "setb": return nil
    default: return curses_string(capability).map { Array(String(cString: $0).utf8) }
    }
  }

  private static func color(_ code: Int) -> [UInt8] {
    let red = "%p1%{65536}%/%d"
    let green = "%p1%{256}%/%{255}%&%d"
    let blue = "%p1%{255}%&%d"
    return Array("\u{1B}[\(code);2;\(red);\(green);\(blue)m".utf8)
  }

  private static func capabilities(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func long(_ value: Int) -> [UInt8] {
    short(value) + short(value >> 16)
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
