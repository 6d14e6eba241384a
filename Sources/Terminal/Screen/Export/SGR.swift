/// The sequences that set colours and attributes, as defined by ECMA-48 and xterm.
package enum SGR {
  package static let reset = Array("\u{1B}[0m".utf8)

  /// Sets a style, whatever it was before.
  package static func append(_ style: Style, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[0".utf8)
    let codes: [(Attributes, UInt8)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    for (attribute, code) in codes where style.attributes.contains(attribute) {
      bytes.append(0x3B)
      bytes.append(0x30 + code)
    }
    append(style.foreground, base: 30, to: &bytes)
    append(style.background, base: 40, to: &bytes)
    bytes.append(0x6D)
  }

  private static func append(_ color: Color, base: Int, to bytes: inout [UInt8]) {
    switch color.kind {
    case .terminalDefault: break
    case .rgb(let rgb):
      bytes.append(contentsOf: ";\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)".utf8)
    case .indexed(let index) where index < 8: bytes.append(contentsOf: ";\(base + Int(index))".utf8)
    case .indexed(let index) where index < 16:
      bytes.append(contentsOf: ";\(base + 52 + Int(index))".utf8)
    case .indexed(let index): bytes.append(contentsOf: ";\(base + 8);5;\(index)".utf8)
    }
  }
}
