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
    brush.room(rect, title: PaneTitle.video, ad: name)
    guard let sheet else {
      let words = none ?? EmptyState.noAd(key: brush.keyLabel(.reload)).sentence
      return brush.say(words, brush.theme.muted)
    }
    if !state.isEmpty { brush.row([(state, brush.theme.strong)]) }
    if let timeline, brush.rest.height > 1 { timeline.draw(in: brush.line(), &brush) }
    let rows = rows(sheet, brush.rest, brush.theme)
    let row = rows.firstIndex { $0.place == selected } ?? 0
    brush.list(rows.count, selected: row, hintsAt: rect.maxX - 1) {
      draw(rows[$1], $2, isInFocus: isFocused && rows[$1].place == selected, &$0)
    }
  }

  /// A row of a line: what is too long for one goes on below itself, as far as there are rows to spare.
  private struct Row {
    /// The line's place in the sheet.
    let place: Int
    let pieces: [(String, Style)]
    let link: String
  }

  private func rows(_ sheet: VideoSheet, _ rect: Rect, _ theme: Theme) -> [Row] {
    var spare = rect.height - sheet.lines.count
    return sheet.lines.enumerated().flatMap { place, line in
      let link = line.pixel?.url ?? ""
      let pieces = pieces(of: line, rect, theme)
      guard let (text, style) = pieces.last else { return [Row]() }
      let before = Array(pieces.dropLast())
      let indent = before.reduce(0) { $0 + TextWidth.columns($1.0) }
      let room = max(1, rect.width - indent)
      let lines = Text.wrapped(text, width: room, lines: 1 + max(0, spare))
      guard lines.count > 1, room > Self.leastForText else {
        let cut = (Text.ellipsised(text, to: room), style)
        return [Row(place: place, pieces: before + [cut], link: link)]
      }
      spare -= lines.count - 1
      let margin = [(String(repeating: " ", count: indent), style)]
      return lines.enumerated().map { number, text in
        Row(place: place, pieces: (number == 0 ? before : margin) + [(text, style)], link: link)
      }
    }
  }

  /// Where there are fewer columns, a text that is broken is harder to read than one that is cut.
  private static let leastForText = 12

  private func draw(_ row: Row, _ rect: Rect, isInFocus: Bool, _ brush: inout Brush) {
    let ground = brush.theme.selection
    if isInFocus { brush.canvas.fill(rect.inset(horizontal: -1), ground) }
    let pieces = row.pieces.map { text, style in
      (text, isInFocus ? style.readable(on: ground) : style)
    }
    brush.write(pieces, at: rect.origin, linkedTo: row.link, until: rect.maxX)
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
      return [("  \(Text.padded(key, to: widestKey)) ", theme.google), (value, theme.text)]
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
