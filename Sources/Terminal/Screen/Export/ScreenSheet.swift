/// Screens for one page of HTML. Their styles are classes, which all of them share, and each has two
/// looks: one for dark pages, and one for light ones and for paper.
package struct ScreenSheet {
  private let dark: Backdrop
  private let light: Backdrop
  private var looks: [Look] = []
  private var numbers: [Look: Int] = [:]

  /// What one style results in, as declarations of CSS.
  private struct Look: Hashable {
    let dark: String
    let light: String
  }

  package init(dark: Backdrop, light: Backdrop) {
    (self.dark, self.light) = (dark, light)
  }

  /// The rules for one kind of pages, for the screens so far.
  package func rules(isLight: Bool) -> String {
    looks.enumerated().map { ".s\($0){\(isLight ? $1.light : $1.dark)}" }.joined(separator: "\n")
  }

  /// The rows of a screen, for a `pre`. Both canvases show the same, each in the colours of its page.
  package mutating func rows(_ screen: Canvas, light: Canvas) -> HTML {
    let other = light.size == screen.size ? light : screen
    var rows = HTML()
    for y in 0..<screen.height {
      let styles = other.row(y).map(\.style)
      var runs = screen.runs(
        row: y, isAlone: { $0.width > 1 || $0.isDisputed },
        isApart: { styles[$0] != styles[$0 - 1] })
      while let last = runs.last, last.isBlank, look(of: last, styles[last.column]) == nil {
        runs.removeLast()
      }
      for run in runs { rows += piece(run, styles[run.column]) }
      rows += "\n"
    }
    return rows
  }

  /// A run with its class, if it has one. What fonts may draw wider or narrower is in a box of its
  /// columns.
  private mutating func piece(_ run: Run, _ lightStyle: Style) -> HTML {
    let text: HTML = "\(run.text)"
    let style: HTML = look(of: run, lightStyle).map { " class=\"s\(number(of: $0))\"" } ?? ""
    if run.columns == 2, run.glyphs.count == 1 { return "<b\(style)>\(text)</b>" }
    if run.glyphs.count == 1, run.glyphs[0].isDisputed { return "<i\(style)>\(text)</i>" }
    return style == "" ? text : "<span\(style)>\(text)</span>"
  }

  private mutating func number(of look: Look) -> Int {
    if let number = numbers[look] { return number }
    numbers[look] = looks.count
    looks.append(look)
    return looks.count - 1
  }

  /// Nil for what looks like the page itself.
  private func look(of run: Run, _ lightStyle: Style) -> Look? {
    let declarations = (
      Self.declarations(run.style, dark, isBlank: run.isBlank),
      Self.declarations(lightStyle, light, isBlank: run.isBlank)
    )
    return declarations == ("", "") ? nil : Look(dark: declarations.0, light: declarations.1)
  }

  private static func declarations(
    _ style: Style, _ backdrop: Backdrop, isBlank: Bool
  ) -> String {
    let colors = backdrop.colors(style)
    var rules: [String] = []
    if colors.background != backdrop.background {
      rules.append("background:\(colors.background.hexadecimal)")
    }
    if let lines = Export.decoration(style.attributes) { rules.append("text-decoration:\(lines)") }
    guard !isBlank || !style.attributes.isDisjoint(with: [.underline, .strikethrough]) else {
      return rules.joined(separator: ";")
    }
    if colors.foreground != backdrop.foreground {
      rules.append("color:\(colors.foreground.hexadecimal)")
    }
    if style.attributes.contains(.bold) { rules.append("font-weight:bold") }
    if style.attributes.contains(.italic) { rules.append("font-style:italic") }
    return rules.joined(separator: ";")
  }
}
