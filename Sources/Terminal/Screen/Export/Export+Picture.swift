extension Export {
  /// The picture that tests compare: the size, the glyphs with `·` for blanks, and one letter per
  /// style with a legend. A wide glyph takes one place among the glyphs and two among the styles.
  ///
  ///     9x2
  ///     ╭·Ads···╮
  ///     │▸·feed·│
  ///     styles
  ///     aabbbaaaa
  ///     a........
  ///     legend
  ///     a #5c6370
  ///     b #ffffff on #000000 bold
  ///
  /// A point stands for the terminal's own colours; if there are no other styles, the layer is left
  /// out.
  package static func picture(_ canvas: Canvas, styles: Bool = true) -> String {
    var lines = ["\(canvas.width)x\(canvas.height)"]
    for y in 0..<canvas.height {
      lines.append(canvas.row(y).map { $0.glyph == .blank ? "·" : $0.glyph.text }.joined())
    }
    let legend = styles ? Legend(canvas) : Legend()
    if !legend.styles.isEmpty {
      lines.append("styles")
      for y in 0..<canvas.height {
        lines.append(String(canvas.row(y).map { legend.letter($0.style) }))
      }
      lines.append("legend")
      lines += legend.styles.map { "\(legend.letter($0)) \(describe($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A style in words: `#rrggbb on #rrggbb bold underline`, without what is default.
  package static func describe(_ style: Style) -> String {
    var words: [String] = []
    if let name = name(style.foreground) { words.append(name) }
    if let name = name(style.background) { words += ["on", name] }
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    words += names.filter { style.attributes.contains($0.0) }.map(\.1)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  private static func name(_ color: Color) -> String? {
    switch color.kind {
    case .terminalDefault: nil
    case .rgb(let rgb): rgb.hexadecimal
    case .indexed(let index): "@\(index)"
    }
  }
}

/// Letters for styles, in order of appearance.
private struct Legend {
  private(set) var styles: [Style] = []
  private var letters: [Style: Character] = [.plain: "."]
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  init() {}

  init(_ canvas: Canvas) {
    for cell in canvas.cells where letters[cell.style] == nil {
      // Beyond the alphabet styles share a mark; a picture with so many could not be read anyway.
      let known = styles.count < Self.alphabet.count
      letters[cell.style] = known ? Self.alphabet[styles.count] : "?"
      if known { styles.append(cell.style) }
    }
  }

  func letter(_ style: Style) -> Character { letters[style] ?? "?" }
}
