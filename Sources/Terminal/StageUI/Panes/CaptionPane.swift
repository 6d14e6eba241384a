import Languages
import Catalogue
import Observing
import Screen
import Theming

/// What the script says at this step, what the viewer is asked to do, or what a scenario that was
/// chosen is about.
struct CaptionPane: Pane {
  private let sentence: String
  private let place: String?
  /// What one can do at the end.
  private let invitation: String?
  private let isAlarm: Bool
  private let isDone: Bool
  private let isLarge: Bool

  static let empty = CaptionPane()

  private init() {
    (sentence, place, invitation, isAlarm, isDone) = ("", nil, nil, false, false)
    isLarge = false
  }

  /// Nil where there is nothing to say.
  init?(_ scene: Scene) {
    isLarge = scene.stage.isLarge
    invitation = scene.state.story?.isAtEnd == true ? StoryText.tryIt : nil
    if let story = scene.state.story {
      sentence = StoryText.sentence(story)
      place = StoryText.place(story, isPlaying: scene.stage.isPlaying)
      isAlarm = !story.isLeft && !story.failures.isEmpty
      isDone = false
    } else if let task = scene.state.task {
      sentence = StoryText.task(task)
      place = StoryText.sequel(task)
      isAlarm = !task.isDone && task.mistake != nil
      isDone = task.isDone
    } else if scene.stage.isIntroduced, let about = scene.state.about {
      sentence = localized(sentence: about)
      place = scene.state.hasScript ? StoryText.playsScript : nil
      isAlarm = false
      isDone = false
    } else {
      return nil
    }
  }

  /// How many rows it wants.
  func rows(width: Int) -> Int {
    let most = isLarge ? 5 : 3
    let lines = min(most, Text.wrapped(sentence, width: textWidth(width), lines: most).count)
    return isLarge ? lines + 3 : lines
  }

  private func textWidth(_ width: Int) -> Int {
    // Short lines are read from far away.
    guard !isLarge else { return min(56, width - 8) }
    return max(10, width - 4 - (place.map { TextWidth.columns($0) + 3 } ?? 0))
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.canvas.fill(rect, brush.theme.overlay)
    let width = textWidth(rect.width)
    let text =
      isLarge
      ? Rect(
        x: rect.x + (rect.width - width) / 2, y: rect.y + 2, width: width,
        height: max(0, rect.height - 3))
      : Rect(x: rect.x + 2, y: rect.y, width: width, height: rect.height)
    let style = brush.onSheet(
      isAlarm ? brush.theme.alarm : isDone ? brush.theme.accent : brush.theme.overlay)
    brush.canvas.paragraph(sentence, in: text, style.adding(.bold))
    guard let place else { return }
    let room = Rect(x: rect.x, y: rect.y, width: rect.width - 2, height: 1)
    brush.canvas.put(place, in: room, brush.onSheet(brush.theme.muted), align: .end)
    guard let invitation, rect.height > 1 else { return }
    let below = room.row(room.y + 1)
    brush.canvas.put(invitation, in: below, brush.onSheet(brush.theme.muted), align: .end)
  }
}
