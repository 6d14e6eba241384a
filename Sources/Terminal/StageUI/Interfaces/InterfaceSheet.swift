import AdServing
import Catalogue
package import Observing
package import Screen
import Simulation

/// One scenario through both of Google's interfaces, on a sheet of any length: counts, assets, and
/// what happened, with what means the same in one row.
package struct InterfaceSheet {
  private let diff: InterfaceDiff
  private let lines: [Line]

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
  }

  package init(_ diff: InterfaceDiff) {
    self.diff = diff
    let names = Sides(
      label: "", modern: InterfaceText.title(.modern), legacy: InterfaceText.title(.legacy))
    lines =
      [.sides(names)] + Self.counts(diff)
      + Self.assets(diff)
      + Self.section(InterfaceText.trace, Self.trace(diff).map { .sides($0) })
      + Self.section(
        InterfaceText.renames,
        diff.renames.map { .text(InterfaceText.rename($0)) })
      + [.blank, .heading(InterfaceText.summary(diff))]
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
    // A banner or a full-screen ad is drawn by its network: Google's ad has no assets.
    zip(diff.modern.ads, diff.legacy.ads).filter { $0.0.format == .native }.flatMap {
      modern, legacy in
      let (left, right) = (fields(of: modern), fields(of: legacy))
      let known = Set(left.map(\.network))
      let names = left.map(\.network) + right.map(\.network).filter { !known.contains($0) }
      return section(
        InterfaceText.assets(of: modern.name),
        names.map { name in
          .sides(
            sides(
              name, left.first { $0.network == name }?.google ?? InterfaceText.lost,
              right.first { $0.network == name }?.google ?? InterfaceText.lost))
        })
    }
  }

  /// The network's fields, and where Google's ad has them.
  private static func fields(of ad: AdRecord) -> [(network: String, google: String)] {
    ad.assets.rows(.asGoogle).compactMap { row in
      guard let network = row.networkField ?? row.googleField else { return nil }
      return (network, row.googleValue == nil ? InterfaceText.lost : row.googleField ?? "–")
    }
  }

  private static func trace(_ diff: InterfaceDiff) -> [Sides] {
    let (moderns, legacies) = (diff.modern.entries, diff.legacy.entries)
    return diff.rows.map { row in
      switch row {
      case .same(let place, _):
        let words = EntryWords.inDiff(moderns[place])
        return Sides(label: label(moderns[place]), modern: words, legacy: words, sign: "=")
      case .renamed(let left, let right):
        return Sides(
          label: label(moderns[left]), modern: EntryWords.inDiff(moderns[left]),
          legacy: EntryWords.inDiff(legacies[right]), sign: "~")
      case .onlyModern(let place):
        let entry = moderns[place]
        return Sides(label: label(entry), modern: EntryWords.inDiff(entry), legacy: "", sign: "<")
      case .onlyLegacy(let place):
        let entry = legacies[place]
        return Sides(label: label(entry), modern: "", legacy: EntryWords.inDiff(entry), sign: ">")
      }
    }
  }

  private static func label(_ entry: Entry) -> String { "\(entry.time.seconds) \(entry.way)" }

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
      guard case .text(let text) = line else { return [line] }
      return Text.wrapped(text, width: width).map { .text($0) }
    }
  }

  private func draw(_ lines: ArraySlice<Line>, _ width: Int, _ theme: Theme) -> Canvas {
    var canvas = Canvas(width: width, height: lines.count, style: theme.text)
    let label = labelWidth(width)
    let side = max(0, width - label - 5) / 2
    for (y, line) in lines.enumerated() {
      switch line {
      case .blank: break
      case .heading(let text):
        canvas.put(text, in: Rect(x: 0, y: y, width: width, height: 1), theme.strong)
      case .text(let text):
        canvas.put(text, in: Rect(x: 0, y: y, width: width, height: 1), theme.text)
      case .sides(let sides):
        let isSame = sides.sign == "="
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
  private func labelWidth(_ width: Int) -> Int {
    let widest = lines.map { line in
      if case .sides(let sides) = line { TextWidth.columns(sides.label) } else { 0 }
    }
    return min(widest.max() ?? 0, width / 3)
  }
}
