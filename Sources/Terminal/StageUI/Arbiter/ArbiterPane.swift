import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// The SDKs that compete, with what their ads are worth in one unit, what the controller does, and
/// why the last round ended as it did.
struct ArbiterPane: Pane {
  private let record: ArbiterRecord?
  private let selected: Int
  private let now: Instant
  private let settings: String
  private let none: String
  private let hasKeys: Bool

  init(_ scene: Scene, selected: Int) {
    record = scene.state.ledgers.arbiters[scene.state.unit]
    self.selected = selected
    now = scene.state.clock
    settings = scene.state.arbitration.map(ArbiterText.settings) ?? ""
    none = scene.state.recording == nil ? ArbiterText.none : ArbiterText.noneRecorded
    hasKeys = scene.stage.pane == .ledgers
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, title: PaneTitle.arbiter, trailing: settings)
    guard let record else { return brush.say(none, brush.theme.muted) }
    draw(record.phase, &brush)
    brush.say(ArbiterText.phase(record, at: now), brush.theme.strong)
    brush.gap(ifSpare: 2 * record.slots.count + Self.submissionRows + 2)
    let chart = BidChart(
      width: brush.rest.width, record.slots, prices: record.slots.map(Self.price))
    for (place, slot) in record.slots.enumerated() where !brush.rest.isEmpty {
      let (line, ground) = brush.row(place, isInFocus: hasKeys && place == selected)
      draw(slot, chart.places(slot, in: line), ground, &brush)
    }
    brush.gap(ifSpare: record.slots.count + Self.submissionRows + 2)
    draw(record.rounds.last, of: record, &brush)
    brush.gap(ifSpare: Self.submissionRows)
    if let round = record.rounds.last { submissions(round, of: record, &brush) }
  }

  /// The controller's way, with the present station lit.
  private func draw(_ phase: ArbiterRecord.Phase, _ brush: inout Brush) {
    let theme = brush.theme
    let lit = ArbiterText.station(of: phase)
    var pieces: [(String, Style)] = []
    for (place, word) in ArbiterText.stations.enumerated() {
      if place > 0 { pieces.append((" ─▶ ", theme.muted)) }
      pieces.append((word, place == lit ? theme.arbiter.adding(.bold) : theme.muted))
    }
    if let detour = ArbiterText.detour(of: phase) {
      pieces.append(("   \(detour)", theme.alarm.adding(.bold)))
    }
    brush.row(pieces)
  }

  // MARK: The slots

  private func draw(
    _ slot: SlotRecord, _ places: BidChart.Places, _ ground: Style, _ brush: inout Brush
  ) {
    let theme = brush.theme
    let isWinner = record?.winner == slot.label
    let style = (isWinner ? theme.arbiter : theme.network).readable(on: ground)
    brush.canvas.put(slot.label, in: places.label, isWinner ? ground.adding(.bold) : ground)
    brush.canvas.put(ArbiterText.said(slot), in: places.said, style, align: .end)
    brush.canvas.fill(places.bar, "━", style)
    brush.canvas.put(Self.price(slot), in: places.price, ground, align: .end)
    brush.canvas.put(
      record.map { ArbiterText.state(slot, of: $0, at: now) } ?? "", in: places.state,
      theme.muted.readable(on: ground))
  }

  private static func price(_ slot: SlotRecord) -> String {
    slot.offer.map { ArbiterText.micros($0.microUSD) } ?? ""
  }

  // MARK: The bids as they were submitted

  /// In a narrow place, of a bid of three values.
  private static let submissionRows = 3

  /// The selected slot's; those of all slots where they fit.
  private func submissions(
    _ round: ArbitrationRecord, of record: ArbiterRecord, _ brush: inout Brush
  ) {
    let texts = record.slots.map { slot in
      round.bids.first { $0.platform == slot.platform.token }?.submission.map {
        ArbiterText.submission($0, of: slot)
      }
    }
    let width = brush.rest.width
    let height = texts.reduce(0) { $0 + ($1.map { Text.wrapped($0, width: width).count } ?? 0) }
    let fit = height <= brush.rest.height
    for (place, text) in texts.enumerated() where fit || place == selected {
      brush.say(text, brush.theme.muted)
    }
  }

  // MARK: The receipt

  private func draw(
    _ round: ArbitrationRecord?, of record: ArbiterRecord, _ brush: inout Brush
  ) {
    guard let round else { return brush.say(ArbiterText.noRound, brush.theme.muted) }
    brush.row([(ArbiterText.round(round, of: record), brush.theme.accent)])
    let names = round.bids.map { record.name(of: $0.platform) }
    let prices = round.bids.map { ArbiterText.micros($0.microUSD) }
    let widest = names.map { TextWidth.columns($0) }.max() ?? 0
    let widestPrice = prices.map { TextWidth.columns($0) }.max() ?? 0
    for (place, bid) in round.bids.enumerated() where !brush.rest.isEmpty {
      let isWinner = bid.rank == 1
      let style = isWinner ? brush.theme.strong : brush.theme.text
      let before = [
        ("\(bid.rank.map(String.init) ?? "–") ", brush.theme.muted),
        (Text.padded(names[place], to: widest), style),
        (" \(Text.padded(prices[place], to: widestPrice)) ", style),
      ]
      let indent = before.reduce(0) { $0 + TextWidth.columns($1.0) }
      let why = Text.wrapped(
        ArbiterText.why(bid, in: round), width: max(1, brush.rest.width - indent))
      brush.row(before + why.prefix(1).map { ($0, brush.theme.muted) })
      for text in why.dropFirst() { brush.row([(text, brush.theme.muted)], indent: indent) }
    }
  }
}
