import Catalogue
import Observing
import Screen
import Simulation

/// The SDKs that compete, with what their ads are worth in one unit, what the controller does, and
/// why the last round ended as it did.
struct ArbiterPane: Pane {
  private let record: ArbiterRecord?
  private let selected: Int
  private let now: Instant
  private let settings: String
  private let hasKeys: Bool
  private let isFocused: Bool

  init(_ scene: Scene, selected: Int) {
    record = scene.state.ledgers.arbiters[scene.state.unit]
    self.selected = selected
    now = scene.state.clock
    settings = scene.state.arbitration.map(ArbiterText.settings) ?? ""
    hasKeys = scene.stage.pane == .ledgers
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, isFocused: isFocused, title: PaneTitle.arbiter, trailing: settings)
    guard let record else { return brush.say(ArbiterText.none, brush.theme.muted) }
    draw(record.phase, &brush)
    brush.say(ArbiterText.phase(record, at: now), brush.theme.strong)
    brush.gap(ifSpare: record.slots.count + record.slots.count + 3)
    let chart = BidChart(width: brush.rest.width, record.slots)
    for (place, slot) in record.slots.enumerated() where !brush.rest.isEmpty {
      let (line, ground) = brush.row(place, isInFocus: hasKeys && place == selected)
      draw(slot, chart.places(slot, in: line), ground, &brush)
    }
    brush.gap(ifSpare: record.slots.count + 2)
    draw(record.rounds.last, of: record, &brush)
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
    let price = slot.offer.map { ArbiterText.micros($0.microUSD) } ?? ""
    brush.canvas.put(slot.label, in: places.label, isWinner ? ground.adding(.bold) : ground)
    brush.canvas.put(
      ArbiterText.said(slot, columns: places.said.width), in: places.said, style, align: .end)
    brush.canvas.fill(places.bar, "━", style)
    brush.canvas.put(price, in: places.price, ground, align: .end)
    brush.canvas.put(
      ArbiterText.state(slot, at: now), in: places.state, theme.muted.readable(on: ground))
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
