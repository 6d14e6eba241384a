import Catalogue
package import Observing
import Screen

/// The VAST ad: its wrappers, how far it has played, and what was called.
package struct VideoRoom: Room {
  package static let card = RoomCard(
    .videoRoom, title: "video",
    explanation: "The VAST ad: wrappers, timeline, pixels, metadata.", keys: [Key("8")],
    place: .beside)

  /// The selected line; nil until somebody moves.
  private(set) var choice: VideoLineChoice?

  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { VideoPane(scene, choice) }

  package var hints: [StageCommand]? {
    [.tap, .stageRoom, .playPause, .skipVideo, .mute, .nextTimer, .pause, .zoom]
  }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    guard let sheet = Self.sheet(scene.state) else { return true }
    // From nowhere the first step goes to one of the ends.
    let place = choice.flatMap(sheet.place) ?? (step > 0 ? -1 : sheet.lines.count)
    var room = self
    room.choice = sheet.choice(at: max(0, min(sheet.lines.count - 1, place + step)))
    scene.stage.keep(room)
    return true
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let count = Self.sheet(scene.state)?.lines.count ?? 0
    return move(by: first ? -count : count, &scene)
  }

  /// What was called, if it is selected.
  package func selectedPixel(_ state: StageState) -> VideoRecord.Pixel? {
    guard let choice, let sheet = Self.sheet(state) else { return nil }
    return sheet.place(of: choice).flatMap { sheet.lines[$0].pixel }
  }

  package func use(_ state: StageState) -> String? {
    selectedPixel(state) == nil ? nil : EnterWord.explain
  }

  /// Says why the URL was called.
  package func use(_ scene: inout Scene) {
    guard let pixel = selectedPixel(scene.state) else { return }
    scene.stage.explain(entry: pixel.entry)
  }

  private static func sheet(_ state: StageState) -> VideoSheet? {
    state.ad?.video.map(VideoSheet.init)
  }
}
