import AdServing
import Catalogue
package import Observing
package import Scenarios
package import Screen
import Simulation
import StageUI
package import Theming

/// One scenario through both of Google's interfaces, on a sheet of any length: counts, assets, and
/// what happened, with what means the same in one row.
package struct InterfaceSheet {
  private let sheet: SideSheet

  package init(_ diff: InterfaceDiff, without missing: [Scenario.NoCounterpart] = []) {
    sheet = SideSheet(
      [.sides(SideRow(near: .modern, far: .legacy))] + Self.counts(diff)
        + missing.map { .words(InterfaceText.isLeftOut($0)) }
        + Self.assets(diff)
        + Self.section(InterfaceText.trace, Self.trace(diff).map { .sides($0) })
        + Self.section(
          InterfaceText.renames, diff.renames.map { .words(InterfaceText.rename($0)) })
        + [.words(""), .words(InterfaceText.summary(diff), .bold)])
  }

  /// The whole sheet in pieces, one below the other.
  package func pages(width: Int, theme: Theme) -> some Sequence<Canvas> {
    sheet.wrapped(to: width).pages(width: width, theme: theme)
  }

  private static func section(_ title: String, _ lines: [SideLine]) -> [SideLine] {
    lines.isEmpty ? [] : [.words(""), .words(title, .bold)] + lines
  }

  private static func counts(_ diff: InterfaceDiff) -> [SideLine] {
    let ads = zip(diff.modern.ads, diff.legacy.ads).flatMap { modern, legacy in
      [
        SideRow(
          InterfaceText.line(of: modern.name), InterfaceText.line(modern),
          InterfaceText.line(legacy))
      ]
        + [CountRow.Event.impression, .click].map { event in
          SideRow(
            "\(modern.name) \(event.title)s", InterfaceText.counts(modern, event),
            InterfaceText.counts(legacy, event))
        }
    }
    let rules = SideRow(
      InterfaceText.brokenRules, InterfaceText.rules(diff.modern.findings),
      InterfaceText.rules(diff.legacy.findings))
    return (ads + [rules]).map { .sides($0) }
  }

  private static func assets(_ diff: InterfaceDiff) -> [SideLine] {
    diff.assets.flatMap { ad in
      let hasAbsent = ad.rows.contains { [$0.modern, $0.legacy].contains(.absent) }
      return section(
        InterfaceText.assets(of: ad.ad),
        ad.rows.map { .sides(SideRow($0, near: .modern, far: .legacy)) }
          + (hasAbsent ? [.words(InterfaceText.absent)] : []))
    }
  }

  /// Each side has its own times: the two need not do everything at the same moment.
  private static func trace(_ diff: InterfaceDiff) -> [SideRow] {
    diff.rows.map { row in
      let (near, far) = row.entries(of: diff, near: .modern)
      let sign = row.sign(near: .modern)
      func said(_ entry: Entry?) -> [Piece] {
        entry.map {
          let text = "\($0.time.seconds) \(EntryWords.inDiff($0))"
          return [Piece(text, sign == .same ? .muted : .plain)]
        } ?? []
      }
      return SideRow((near ?? far)?.way ?? "", near: said(near), sign, far: said(far))
    }
  }
}
