/// The sequences that set colours and attributes, as defined by ECMA-48 and xterm.
package enum SGR {
  package static let reset = Array("\u{1B}[0m".utf8)

  private static let codes: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  /// Sets a style, whatever it was before.
  package static func append(_ style: Style, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[0".utf8)
    for (attribute, code) in codes where style.attributes.contains(attribute) {
      append(";", code, to: &bytes)
    }
    append(style.foreground, base: 30, to: &bytes)
    append(style.background, base: 40, to: &bytes)
    bytes.append(0x6D)
  }

  /// Sets a style where `last` is set, and writes no colour that is there.
  package static func append(_ style: Style, after last: Style, to bytes: inout [UInt8]) {
    guard style.attributes == last.attributes,
      style.foreground == last.foreground || style.foreground != .default,
      style.background == last.background || style.background != .default
    else { return append(style, to: &bytes) }
    let first = bytes.count + 2
    bytes.append(contentsOf: "\u{1B}[".utf8)
    if style.foreground != last.foreground { append(style.foreground, base: 30, to: &bytes) }
    if style.background != last.background { append(style.background, base: 40, to: &bytes) }
    // An empty number would be a reset.
    bytes.remove(at: first)
    bytes.append(0x6D)
  }

  private static func append(_ color: Color, base: Int, to bytes: inout [UInt8]) {
    switch color.kind {
    case .terminalDefault: break
    case .rgb(let rgb):
      append(";", base + 8, to: &bytes)
      for value in [2, Int(rgb.red), Int(rgb.green), Int(rgb.blue)] {
        append(";", value, to: &bytes)
      }
    case .indexed(let index) where index < 8: append(";", base + Int(index), to: &bytes)
    case .indexed(let index) where index < 16: append(";", base + 52 + Int(index), to: &bytes)
    case .indexed(let index):
      append(";", base + 8, to: &bytes)
      append(";", 5, to: &bytes)
      append(";", Int(index), to: &bytes)
    }
  }

  private static func append(_ sign: Unicode.Scalar, _ number: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    DecimalDigits.append(number, to: &bytes)
  }
}
