import AdServing
import Catalogue
package import Observing
package import Scenarios
package import Screen
import Simulation
package import StageUI

/// One scenario through both of Google's interfaces, on a sheet of any length: counts, assets, and
/// what happened, with what means the same in one row.
package struct InterfaceSheet {
  private let diff: InterfaceDiff
  private let lines: [Line]
  private let widestLabel: Int

  private enum Line {
    case heading(String)
    case sides(Sides)
    case text(String)
    case blank
  }

  /// A name, what it is today, and what it is in SDK 7.
  private struct Sides {
    var label: String
    var modern: String
    var legacy: String
    var sign = ""
    /// Also of the lines below its first.
    var isSame = false
  }

  package init(_ diff: InterfaceDiff, without missing: [Scenario.NoCounterpart] = []) {
    self.diff = diff
    let names = Sides(
      label: "", modern: InterfaceText.title(.modern), legacy: InterfaceText.title(.legacy))
    lines =
      [.sides(names)] + Self.counts(diff)
      + missing.map { .text(InterfaceText.isLeftOut($0)) }
      + Self.assets(diff)
      + Self.section(InterfaceText.trace, Self.trace(diff).map { .sides($0) })
      + Self.section(
        InterfaceText.renames,
        diff.renames.map { .text(InterfaceText.rename($0)) })
      + [.blank, .heading(InterfaceText.summary(diff))]
    let widths = lines.map { line in
      if case .sides(let sides) = line { TextWidth.columns(sides.label) } else { 0 }
    }
    widestLabel = widths.max() ?? 0
  }

  private static func section(_ title: String, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [.blank, .heading(title)] + lines
  }

  // MARK: What is on it

  private static func counts(_ diff: InterfaceDiff) -> [Line] {
    let ads = zip(diff.modern.ads, diff.legacy.ads)
    let counts = ads.flatMap { modern, legacy in
      let line = sides(
        InterfaceText.line(of: modern.name), InterfaceText.line(modern),
        InterfaceText.line(legacy))
      return [line]
        + [CountRow.Event.impression, .click].map { event in
          sides(
            "\(modern.name) \(event.title)s", InterfaceText.counts(modern, event),
            InterfaceText.counts(legacy, event))
        }
    }
    let rules = sides(
      InterfaceText.brokenRules, InterfaceText.rules(diff.modern.findings),
      InterfaceText.rules(diff.legacy.findings))
    return (counts + [rules]).map { .sides($0) }
  }

  private static func assets(_ diff: InterfaceDiff) -> [Line] {
    diff.assets.flatMap { ad in
      let rows = ad.rows.map { row in
        Line.sides(
          sides(row.field, InterfaceText.fate(row.modern), InterfaceText.fate(row.legacy)))
      }
      let hasAbsent = ad.rows.contains { [$0.modern, $0.legacy].contains(.absent) }
      return section(
        InterfaceText.assets(of: ad.ad), rows + (hasAbsent ? [.text(InterfaceText.absent)] : []))
    }
  }

  /// Each side has its own times: the two need not do everything at the same moment.
  private static func trace(_ diff: InterfaceDiff) -> [Sides] {
    let (moderns, legacies) = (diff.modern.entries, diff.legacy.entries)
    return diff.rows.map { row in
      switch row {
      case .same(let left, let right): both(moderns[left], legacies[right], "=")
      case .renamed(let left, let right): both(moderns[left], legacies[right], "~")
      case .onlyModern(let place):
        Sides(label: moderns[place].way, modern: words(moderns[place]), legacy: "", sign: "<")
      case .onlyLegacy(let place):
        Sides(label: legacies[place].way, modern: "", legacy: words(legacies[place]), sign: ">")
      }
    }
  }

  private static func both(_ modern: Entry, _ legacy: Entry, _ sign: String) -> Sides {
    Sides(label: modern.way, modern: words(modern), legacy: words(legacy), sign: sign)
  }

  private static func words(_ entry: Entry) -> String {
    "\(entry.time.seconds) \(EntryWords.inDiff(entry))"
  }

  private static func sides(_ label: String, _ modern: String, _ legacy: String) -> Sides {
    Sides(label: label, modern: modern, legacy: legacy, sign: modern == legacy ? "=" : "~")
  }

  // MARK: Drawing

  /// Well below the lines that a canvas has room for.
  private static let longest = 1000

  /// The whole sheet in pieces, one below the other.
  package func pages(width: Int, theme: Theme) -> some Sequence<Canvas> {
    let lines = wrapped(width)
    return stride(from: 0, to: lines.count, by: Self.longest).lazy.map { start in
      draw(lines[start..<min(start + Self.longest, lines.count)], width, theme)
    }
  }

  private func wrapped(_ width: Int) -> [Line] {
    lines.flatMap { line -> [Line] in
      switch line {
      case .text(let text): Text.wrapped(text, width: width).map { .text($0) }
      case .heading(let text): Text.wrapped(text, width: width).map { .heading($0) }
      case .sides(let sides): wrapped(sides, width)
      case .blank: [line]
      }
    }
  }

  /// As many lines as its longest part takes: a count that is cut says nothing.
  private func wrapped(_ sides: Sides, _ width: Int) -> [Line] {
    let side = max(1, sideWidth(width))
    let parts = [
      Text.wrapped(sides.label, width: max(1, labelWidth(width))),
      Text.wrapped(sides.modern, width: side), Text.wrapped(sides.legacy, width: side),
    ]
    return (0..<max(1, parts.map(\.count).max() ?? 0)).map { place in
      let texts = parts.map { $0.indices.contains(place) ? $0[place] : "" }
      return .sides(
        Sides(
          label: texts[0], modern: texts[1], legacy: texts[2],
          sign: place == 0 ? sides.sign : "", isSame: sides.sign == "="))
    }
  }

  private func sideWidth(_ width: Int) -> Int { max(0, width - labelWidth(width) - 5) / 2 }

  private func draw(_ lines: ArraySlice<Line>, _ width: Int, _ theme: Theme) -> Canvas {
    var canvas = Canvas(width: width, height: lines.count, style: theme.text)
    let label = labelWidth(width)
    let side = sideWidth(width)
    for (y, line) in lines.enumerated() {
      switch line {
      case .blank: break
      case .heading(let text):
        canvas.put(text, in: Rect(x: 0, y: y, width: width, height: 1), theme.strong)
      case .text(let text):
        canvas.put(text, in: Rect(x: 0, y: y, width: width, height: 1), theme.text)
      case .sides(let sides):
        let isSame = sides.isSame
        canvas.put(sides.label, in: Rect(x: 0, y: y, width: label, height: 1), theme.muted)
        canvas.put(
          sides.modern, in: Rect(x: label + 1, y: y, width: side, height: 1),
          isSame ? theme.muted : theme.text)
        canvas.put(sides.sign, at: Point(x: label + side + 2, y: y), theme.accent)
        canvas.put(
          sides.legacy, in: Rect(x: label + side + 4, y: y, width: side, height: 1),
          isSame ? theme.muted : theme.text)
      }
    }
    return canvas
  }

  /// Wide enough for the longest, but not for more than a third of the sheet.
  private func labelWidth(_ width: Int) -> Int { min(widestLabel, width / 3) }
}
