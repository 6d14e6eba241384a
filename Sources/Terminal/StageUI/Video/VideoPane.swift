import Catalogue
import Observing
import Screen
import Simulation
import Theming

/// A VAST ad: how far it has played, its wrappers as a tree, each pixel with its level, and the
/// dictionary that the app has.
struct VideoPane: Pane {
  private let name: String
  /// What is said where there is no such ad.
  private let none: String?
  private let timeline: VideoTimeline?
  private let state: String
  private let sheet: VideoSheet?
  private let selected: Int?
  private let isFocused: Bool

  init(_ scene: Scene, _ choice: VideoLineChoice?) {
    name = scene.state.ad?.name ?? ""
    none =
      switch (scene.state.ad, scene.state.recording) {
      case (nil, nil): nil
      case (nil, _?): EmptyState.noAd(key: nil).sentence
      case (_?, nil): VideoText.none
      case (_?, _?): VideoText.noneRecorded
      }
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
    brush.room(rect, isFocused: isFocused, title: PaneTitle.video, ad: name)
    guard let sheet else {
      let words = none ?? EmptyState.noAd(key: brush.keyLabel(.reload)).sentence
      return brush.say(words, brush.theme.muted)
    }
    if !state.isEmpty { brush.row([(state, brush.theme.strong)]) }
    if let timeline, brush.rest.height > 1 { timeline.draw(in: brush.line(), &brush) }
    brush.list(sheet.lines.count, selected: selected ?? 0, hintsAt: rect.maxX - 1) {
      draw(sheet.lines[$1], $2, isInFocus: isFocused && $1 == selected, &$0)
    }
  }

  private func draw(
    _ line: VideoSheet.Line, _ rect: Rect, isInFocus: Bool, _ brush: inout Brush
  ) {
    let ground = brush.theme.selection
    if isInFocus { brush.canvas.fill(rect.inset(horizontal: -1), ground) }
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
      let name = "  \(Text.padded(key, to: widestKey)) "
      return [
        (name, theme.google),
        (Text.ellipsised(value, to: rect.width - TextWidth.columns(name)), theme.text),
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

  /// A key that is cut is no key: values give way.
  private var widestKey: Int {
    let keys = sheet?.lines.compactMap { line in
      if case .fact(let key, _) = line { TextWidth.columns(key) } else { nil }
    }
    return keys?.max() ?? 0
  }

  private static func eventWidth(_ width: Int) -> Int { width < 60 ? 13 : 18 }
}
