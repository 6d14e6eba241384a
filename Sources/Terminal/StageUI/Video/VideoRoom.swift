package import Observing
package import Screen

/// The VAST ad: its wrappers, how far it has played, and what was called.
package struct VideoRoom: Room {
  package static let card = RoomCard(
    name: "video", title: "video",
    explanation: "The VAST ad: wrappers, timeline, pixels, metadata.", keys: [Key("8")],
    place: .beside)

  /// How many lines are above the first one that is shown.
  private(set) var scrolled = 0

  package init?(_ stage: Stage, _ state: StageState) {}

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    VideoPane(stage, state, scrolled: scrolled)
  }

  package var hints: [StageCommand]? {
    [.stageRoom, .playPause, .skipVideo, .mute, .down, .nextTimer, .pause, .zoom]
  }

  package func move(by step: Int, _ stage: inout Stage, _ state: StageState) -> Bool {
    scroll(to: scrolled + step, &stage, state)
    return true
  }

  package func moveToEnd(first: Bool, _ stage: inout Stage, _ state: StageState) -> Bool {
    scroll(to: first ? 0 : .max, &stage, state)
    return true
  }

  private func scroll(to line: Int, _ stage: inout Stage, _ state: StageState) {
    var room = self
    let lines = state.ad?.video.map { VideoSheet($0).lines.count } ?? 0
    room.scrolled = max(0, min(lines - 1, line))
    stage.keep(room)
  }
}

extension StageCommand {
  package static let videoRoom = StageCommand.room(VideoRoom.card.name)
}
