import Catalogue
import Observing
import Screen
import Simulation

/// A VAST ad: how far it has played, its wrappers as a tree, each pixel with its level, and the
/// dictionary that the app has.
struct VideoPane: Pane {
  private let name: String
  private let hasAd: Bool
  private let timeline: VideoTimeline?
  private let state: String
  private let sheet: VideoSheet?
  private let selected: Int?
  private let isFocused: Bool

  init(_ scene: Scene, _ choice: VideoLineChoice?) {
    name = scene.state.ad?.name ?? ""
    hasAd = scene.state.ad != nil
    let video = scene.state.ad?.video
    timeline = video.flatMap { VideoTimeline($0, at: scene.state.clock) }
    let words = video.map { video in
      video.show == nil && video.failures.isEmpty && video.levels.isEmpty
        ? "" : VideoText.state(video, at: scene.state.clock)
    }
    self.state =
      [words ?? "", video?.isMuted == true ? VideoText.soundOff : ""].filter { !$0.isEmpty }
      .joined(separator: "  ")
    let sheet = video.map(VideoSheet.init)
    self.sheet = sheet
    selected = choice.flatMap { sheet?.place(of: $0) }
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    var rest = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.video, trailing: name
    ).inset(horizontal: 1)
    guard let sheet else {
      let text =
        hasAd
        ? VideoText.none : EmptyState.noAd(key: brush.keyLabel(.reload)).sentence
      brush.canvas.paragraph(text, in: rest, brush.theme.muted)
      return
    }
    if !state.isEmpty {
      brush.write([(state, brush.theme.strong)], at: rest.origin, until: rest.maxX)
      rest = rest.inset(top: 1)
    }
    if let timeline, rest.height > 1 {
      timeline.draw(in: Rect(x: rest.x, y: rest.y, width: rest.width, height: 1), &brush)
      rest = rest.inset(top: 1)
    }
    let first = max(0, min((selected ?? 0) - rest.height / 2, sheet.lines.count - rest.height))
    let shown = sheet.lines.indices.dropFirst(first).prefix(max(0, rest.height))
    for (offset, place) in shown.enumerated() {
      draw(
        sheet.lines[place], rest.inset(top: offset), isInFocus: isFocused && place == selected,
        &brush)
    }
    brush.scrollHints(
      rest, at: rect.maxX - 1, first: first, count: sheet.lines.count, ground: brush.theme.text)
  }

  private func draw(
    _ line: VideoSheet.Line, _ rect: Rect, isInFocus: Bool, _ brush: inout Brush
  ) {
    let ground = brush.theme.selection
    if isInFocus {
      let row = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
      brush.canvas.fill(row.inset(horizontal: -1), ground)
    }
    let pieces = pieces(of: line, rect, brush.theme).map { text, style in
      (text, isInFocus ? style.readable(on: ground) : style)
    }
    brush.write(pieces, at: rect.origin, linkedTo: line.pixel?.url ?? "", until: rect.maxX)
  }

  private func pieces(
    of line: VideoSheet.Line, _ rect: Rect, _ theme: Theme
  ) -> [(String, Style)] {
    switch line {
    case .level(let level, let depth, let pixels):
      let indent = depth == 0 ? "" : String(repeating: "  ", count: depth - 1) + "└ "
      return [
        ("\(depth + 1) ", theme.muted), (indent, theme.muted),
        (VideoText.level(level), level.isWrapper ? theme.text : theme.strong),
        (pixels == 0 ? "" : "  \(VideoText.pixels(pixels))", theme.server),
      ]
    case .failure(let text): return [("✕ \(text)", theme.alarm)]
    case .errorPixel(let pixel):
      return [
        ("  \(pixel.event)", theme.text), (" \(pixel.level.ordinal) ", theme.server),
        (VideoText.url(pixel.url), theme.muted),
      ]
    case .heading(let title, let note):
      return [(title, theme.accent), (note.isEmpty ? "" : "  \(note)", theme.muted)]
    case .words(let text): return [("  \(text)", theme.muted)]
    case .fact(let key, let value):
      return [
        ("  \(Text.padded(key, to: Self.keyWidth(rect.width))) ", theme.google),
        (value, theme.text),
      ]
    case .pixel(let pixel, let isNew):
      return [
        (Text.padded(VideoText.time(pixel.position), to: 8), theme.muted),
        (
          Text.padded(pixel.event, to: Self.eventWidth(rect.width)),
          isNew ? theme.strong : theme.text
        ),
        (" \(pixel.level.ordinal) ", theme.server), (VideoText.url(pixel.url), theme.muted),
      ]
    }
  }

  private static func keyWidth(_ width: Int) -> Int { width < 60 ? 14 : 22 }
  private static func eventWidth(_ width: Int) -> Int { width < 60 ? 13 : 18 }
}
