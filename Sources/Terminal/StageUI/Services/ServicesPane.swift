import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// A unit's service: how far it is, where its ad is, when it is tried again, how often the network
/// is asked, and how each show ended.
struct ServicesPane: Pane {
  private let record: ServiceRecord?
  /// The services of other units.
  private let others: [Other]
  private let strips: [RequestStrip]
  private let retries: Int?
  private let settings: String
  private let selected: ServiceRow
  private let now: Instant
  private let hasKeys: Bool

  private struct Other: Equatable {
    let service: Scenario.Vendor
    let setUp: ServiceRecord.SetUp
  }

  init(_ scene: Scene, selected: ServiceRow) {
    let services = scene.state.ledgers.services
    let record = services[scene.state.unit]
    self.record = record
    others = services.services.filter { $0.0 != record?.service }.map(Other.init)
    now = scene.state.clock
    strips = services.records.map { record in
      let title = scene.state.units.first { $0.id == record.unit }?.title ?? record.unit
      return RequestStrip(
        title: title, isCurrent: record.unit == scene.state.unit, record.requests.map(\.time),
        until: scene.state.clock)
    }
    retries = scene.state.aggregation.flatMap { $0.retry.isEnabled ? $0.retry.most : 0 }
    settings =
      scene.state.aggregation.map { ServiceText.settings($0, isVIP: services.isVIP) } ?? ""
    self.selected = selected
    hasKeys = scene.stage.pane == .ledgers
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, title: PaneTitle.services, trailing: settings)
    guard let record else { return brush.say(ServiceText.none, brush.theme.muted) }
    let isRoomy = brush.rest.height >= 18
    let isTight = brush.rest.height < 12
    func gap() { if isRoomy { brush.gap() } }
    service(record, isRoomy, &brush)
    if isRoomy { launch(record, &brush) }
    if isRoomy { for other in others { self.other(other, &brush) } }
    gap()
    diagram(record, &brush)
    phase(record, isTight: isTight, &brush)
    gap()
    retry(record, &brush)
    requests(record, isRoomy, &brush)
    gap()
    draw(strips, isRoomy, besides: isRoomy ? 2 : min(1, record.shows.count), &brush)
    gap()
    shows(record, &brush)
  }

  // MARK: Rows

  private static let titleWidth = 7

  /// A row with a title that can be chosen; returns what is right of the title, and its ground.
  private func row(
    _ row: ServiceRow?, _ title: String, _ brush: inout Brush
  ) -> (rect: Rect, ground: Style) {
    let (line, ground) =
      row.map { brush.row($0.rawValue, isInFocus: hasKeys && $0 == selected) }
      ?? (brush.line(), brush.theme.text)
    guard !title.isEmpty else { return (line, ground) }
    brush.canvas.put(title, in: line, brush.theme.muted.readable(on: ground))
    let x = line.x + Self.titleWidth
    return (Rect(x: x, y: line.y, width: max(0, line.maxX - x), height: line.height), ground)
  }

  private func service(_ record: ServiceRecord, _ isRoomy: Bool, _ brush: inout Brush) {
    let (rect, ground) = row(.service, "", &brush)
    let name = record.service.name
    let mistakes = isRoomy ? nil : ServiceText.mistakes(record)
    brush.write(
      [
        ("\(ServiceText.sign(record.setUp)) ", brush.theme.service.readable(on: ground)),
        ("\(name)  ", ground.adding(.bold)),
        (
          mistakes ?? ServiceText.words(record.setUp),
          (mistakes == nil ? brush.theme.muted : brush.theme.alarm).readable(on: ground)
        ),
      ], at: rect.origin, until: rect.maxX)
  }

  /// The steps before the first ad.
  private func launch(_ record: ServiceRecord, _ brush: inout Brush) {
    for words in [ServiceText.steps(record), ServiceText.launch(record)].compactMap(\.self) {
      brush.row([(words, brush.theme.muted)], indent: 2)
    }
  }

  private func other(_ other: Other, _ brush: inout Brush) {
    let words = "\(ServiceText.sign(other.setUp)) \(other.service.name)  "
    let (rect, _) = row(nil, "", &brush)
    brush.canvas.put(
      Text.ellipsised(words + ServiceText.words(other.setUp), to: rect.width), in: rect,
      brush.theme.muted)
  }

  /// The states, with the present one lit.
  private func diagram(_ record: ServiceRecord, _ brush: inout Brush) {
    let lit = ServiceText.word(record.phase)
    states(ServiceText.way, between: " ─▶ ", lit, &brush)
    states(ServiceText.detours, between: " · ", lit, &brush)
  }

  /// The present state in a sentence, and its name in the wrapper's code where that fits behind it.
  private func phase(_ record: ServiceRecord, isTight: Bool, _ brush: inout Brush) {
    let sentence = ServiceText.phase(
      record, at: now, retries: retries, key: isTight ? nil : brush.keyLabel(.nextTimer))
    let id = "  \(ServiceText.id(record.phase))"
    guard TextWidth.columns(sentence + id) <= brush.rest.width else {
      return brush.say(sentence, brush.theme.strong)
    }
    brush.row([(sentence, brush.theme.strong), (id, brush.theme.muted)])
  }

  private func states(
    _ words: [String], between: String, _ lit: String, _ brush: inout Brush
  ) {
    let theme = brush.theme
    let pieces = words.enumerated().flatMap { place, word -> [(String, Style)] in
      let style = word == lit ? theme.service.adding([.bold, .reverse]) : theme.muted
      return (place == 0 ? [] : [(between, theme.muted)]) + [(word, style)]
    }
    brush.row(pieces)
  }

  /// The delays of the schedule; those that run now are lit.
  private func retry(_ record: ServiceRecord, _ brush: inout Brush) {
    let (rect, ground) = row(.retry, ServiceText.retry, &brush)
    let pending = record.pendingRetries(at: now)
    let attempts = Set(pending.map { min($0.attempt, ServiceText.delays.count) })
    let muted = brush.theme.muted.readable(on: ground)
    let lit = brush.theme.service.readable(on: ground).adding([.bold, .reverse])
    var pieces: [(String, Style)] = []
    for (place, delay) in ServiceText.delays.enumerated() {
      pieces.append(("\(delay)", attempts.contains(place + 1) ? lit : muted))
      pieces.append((" ", muted))
    }
    let words = ServiceText.pending(pending, at: now)
    let room = rect.width - pieces.reduce(0) { $0 + TextWidth.columns($1.0) }
    let fits = TextWidth.columns(words) <= room
    pieces.append((fits ? words : "· \(ServiceText.waiting(pending))", ground))
    brush.write(pieces, at: rect.origin, until: rect.maxX)
  }

  /// The meter, with its line, and below it the requests of each load.
  private func requests(
    _ record: ServiceRecord, _ isRoomy: Bool, _ brush: inout Brush
  ) {
    let (rect, ground) = row(.requests, ServiceText.minute, &brush)
    let count = record.requestsPerMinute(at: now)
    StormMeter(count).draw(in: rect, ground, &brush)
    if isRoomy {
      let (line, _) = row(nil, " ", &brush)
      let isAbove = count > ServiceRecord.calmRequestsPerMinute
      brush.canvas.put(
        Text.ellipsised(ServiceText.line(isAbove: isAbove), to: line.width), in: line,
        isAbove ? brush.theme.alarm : brush.theme.muted)
    }
    let (loads, _) = row(nil, ServiceText.load, &brush)
    brush.canvas.put(
      Text.ellipsised(ServiceText.requestsPerLoad(record.requestsPerLoad), to: loads.width),
      in: loads, brush.theme.text)
  }

  /// The requests of all units over the same minutes, so that they can be compared; `rows` are for
  /// what comes below.
  private func draw(
    _ strips: [RequestStrip], _ isRoomy: Bool, besides rows: Int, _ brush: inout Brush
  ) {
    if isRoomy {
      brush.canvas.put(ServiceText.spanTitle, in: brush.line(), brush.theme.muted)
    }
    let count = max(1, min(4, brush.rest.height - rows))
    for strip in strips.prefix(count) where !brush.rest.isEmpty {
      strip.draw(in: brush.line(), &brush)
    }
  }

  /// The newest show is on top.
  private func shows(_ record: ServiceRecord, _ brush: inout Brush) {
    guard !record.shows.isEmpty else {
      guard !brush.rest.isEmpty else { return }
      let (rect, ground) = row(.shows, ServiceText.shows, &brush)
      brush.canvas.put(ServiceText.noShow, in: rect, brush.theme.muted.readable(on: ground))
      return
    }
    for (place, show) in record.shows.reversed().enumerated() where !brush.rest.isEmpty {
      let title = "\(ServiceText.shows) \(show.number)"
      let (rect, ground) = row(place == 0 ? .shows : nil, title, &brush)
      let told = ServiceText.told(show.completions)
      brush.write(
        [
          (" \(ServiceText.outcome(show))  ", ground),
          (told, show.completions > 1 ? brush.theme.alarm : brush.theme.muted.readable(on: ground)),
        ], at: rect.origin, until: rect.maxX)
    }
  }
}
