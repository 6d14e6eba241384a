import Catalogue
import Languages
import Observing
import Screen

/// The runs of an application in a recording; the stage goes on with the one that is chosen.
package struct RunsRoom: ListRoom {
  package static let card = RoomCard(
    "runs", title: "runs", explanation: "Shows another run of the app in this recording.",
    place: .over, CommandManner(group: .stories), isForSnapshots: false)

  package var list: ListPlace

  package init?(_ scene: Scene) {
    guard let phone = scene.state.recording?.phone, !phone.runs.isEmpty else { return nil }
    list = ListPlace(selected: phone.place)
  }

  package func rows(_ scene: Scene) -> [SheetRow] {
    let runs = scene.state.recording?.phone?.runs ?? []
    let width = min(24, runs.map { TextWidth.columns($0.id) }.max() ?? 0)
    return runs.enumerated().map { place, run in
      let title = Text.padded(Text.shortened(run.id, to: width), to: width)
      let words = RecordingText.run(run)
      return SheetRow(
        [.accent(" \(place + 1) "), .bold(title), .muted("  \(run.app)  \(words)")],
        searched: "\(run.id) \(run.app) \(words)"
      ) { scene in
        scene.stage.overlay = nil
        return [.wish(.showRun(place))]
      }
    }
  }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(sheet: .list(localized("Runs in this recording")), width: 96, height: rows.count + 2)
  }
}
