import Catalogue
import Contract
import Languages
import Observing
import Screen
import Simulation

/// The faults of the ad's layout, as Google's validator finds them; the selected one is lit on the phone.
package struct LayoutRoom: ListRoom {
  package static let card = RoomCard(
    .layoutRoom, title: "layout",
    explanation: "Shows what Google's validator finds in a native ad.",
    keys: [Key("V")], place: .over, after: .discrepancy, CommandManner(group: .adCase))

  package static var isRound: Bool { true }

  package var list = ListPlace()

  package init?(_ scene: Scene) {}

  package func rows(_ scene: Scene) -> [SheetRow] {
    let faults = faults(scene.state)
    guard !faults.isEmpty else {
      let hasAd = scene.state.device.adFrame != nil
      let lines = Text.wrapped(
        LayoutText.nothing(hasAd: hasAd), width: scene.inside(width(scene)) - 2)
      return lines.enumerated().map { row, line in
        SheetRow([.muted(row > 0 ? "  " : hasAd ? "✓ " : "– "), .plain(line)], searched: line) {
          _ in
          []
        }
      }
    }
    return faults.map { fault in
      SheetRow(
        [
          Piece(fault.rule.severity.glyph, .severity(fault.rule.severity)),
          .plain(" \(fault.rule.id)"),
          .muted(fault.part.map { "  \($0)" } ?? ""),
        ],
        searched: "\(fault.rule.id) \(fault.rule.sentence) \(fault.entry.message)",
        about: "\(MessageWords.of(fault.entry)). \(localized(sentence: fault.rule.fix))"
      ) { scene in
        scene.stage.explain(entry: fault.entry.number)
        return []
      }
    }
  }

  /// Beside the phone, on which the fault is lit.
  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    let hasFaults = !faults(scene.state).isEmpty
    return ListSheet(
      sheet: .layout(unit: scene.stage.unit), place: .aside, width: width(scene),
      height: min(rows.count + (hasFaults ? 10 : 4), max(12, scene.size.height - 4)),
      about: hasFaults ? 5...7 : nil)
  }

  private func width(_ scene: Scene) -> Int { max(36, min(64, scene.size.width / 2 - 8)) }

  package func lit(_ scene: Scene) -> LitPlace? {
    let faults = faults(scene.state)
    let shown = shown(rows(scene), scene)
    guard !faults.isEmpty, shown.indices.contains(list.selected),
      let ad = scene.state.device.adFrame
    else {
      return nil
    }
    let fault = faults[shown[list.selected]]
    var frame = fault.frame
    frame.x += ad.x
    frame.y += ad.y
    // A view without a size still has a place.
    frame.width = max(frame.width, 10)
    frame.height = max(frame.height, 20)
    return LitPlace(frame: frame, severity: fault.rule.severity)
  }

  /// Of the ad that is on view.
  private func faults(_ state: StageState) -> [LayoutFault] {
    guard let ad = state.ad?.name else { return [] }
    return state.entries.layoutFaults.filter { $0.ad == ad }
  }

}
