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
    let title = PaneTitle.arbiter
    var rest = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: title, trailing: settings
    ).inset(horizontal: 1)
    guard let record else {
      brush.canvas.paragraph(ArbiterText.none, in: rest, brush.theme.muted)
      return
    }
    rest = rest.inset(top: draw(record.phase, rest, &brush))
    let phase = ArbiterText.phase(record, at: now)
    rest = rest.inset(top: brush.canvas.paragraph(phase, in: rest, brush.theme.strong))
    if rest.height > record.slots.count + record.slots.count + 3 { rest = rest.inset(top: 1) }
    rest = rest.inset(top: draw(record.slots, rest, &brush))
    if rest.height > record.slots.count + 2 { rest = rest.inset(top: 1) }
    draw(record.rounds.last, of: record, rest, &brush)
  }

  /// The controller's way, with the present station lit; returns its height.
  private func draw(
    _ phase: ArbiterRecord.Phase, _ rect: Rect, _ brush: inout Brush
  ) -> Int {
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
    brush.write(pieces, at: rect.origin, until: rect.maxX)
    return 1
  }

  // MARK: The slots

  private func draw(_ slots: [SlotRecord], _ rect: Rect, _ brush: inout Brush) -> Int {
    let chart = BidChart(rect, slots)
    for (place, slot) in slots.enumerated() where place < rect.height {
      let row = Rect(x: rect.x, y: rect.y + place, width: rect.width, height: 1)
      let isInFocus = hasKeys && place == selected
      let ground = isInFocus ? brush.theme.selection : brush.theme.text
      if isInFocus { brush.canvas.fill(row.inset(horizontal: -1), ground) }
      draw(slot, chart, row.y, ground, &brush)
      brush.mark(row.inset(horizontal: -1), .row(place))
    }
    return min(slots.count, rect.height)
  }

  private func draw(
    _ slot: SlotRecord, _ chart: BidChart, _ y: Int, _ ground: Style, _ brush: inout Brush
  ) {
    let theme = brush.theme
    let isWinner = record?.winner == slot.label
    let style = (isWinner ? theme.arbiter : theme.network).readable(on: ground)
    brush.canvas.put(
      Text.ellipsised(slot.label, to: chart.label(y).width), in: chart.label(y),
      isWinner ? ground.adding(.bold) : ground)
    let bar = chart.bar(slot, y)
    brush.canvas.fill(bar, "━", style)
    brush.canvas.put(
      slot.offer.map { ArbiterText.micros($0.microUSD) } ?? "", in: chart.micros(y), ground,
      align: .end)
    let state = ArbiterText.state(slot, at: now)
    // Without an ad there is neither a bar nor a price.
    let place = slot.offer == nil ? chart.rest(y) : chart.state(y)
    brush.canvas.put(
      Text.ellipsised(state, to: place.width), in: place, theme.muted.readable(on: ground))
  }

  // MARK: The receipt

  private func draw(
    _ round: ArbitrationRecord?, of record: ArbiterRecord, _ rect: Rect, _ brush: inout Brush
  ) {
    guard let round, !rect.isEmpty else {
      brush.canvas.paragraph(ArbiterText.noRound, in: rect, brush.theme.muted)
      return
    }
    brush.canvas.put(
      Text.ellipsised(ArbiterText.round(round, of: record), to: rect.width), at: rect.origin,
      brush.theme.accent)
    let names = round.bids.map { record.name(of: $0.platform) }
    let prices = round.bids.map { ArbiterText.micros($0.microUSD) }
    let widest = names.map { TextWidth.columns($0) }.max() ?? 0
    let widestPrice = prices.map { TextWidth.columns($0) }.max() ?? 0
    for (place, bid) in round.bids.enumerated() where place + 1 < rect.height {
      let isWinner = bid.rank == 1
      let style = isWinner ? brush.theme.strong : brush.theme.text
      brush.write(
        [
          ("\(bid.rank.map(String.init) ?? "–") ", brush.theme.muted),
          (Text.padded(names[place], to: widest), style),
          (" \(Text.padded(prices[place], to: widestPrice)) ", style),
          (ArbiterText.why(bid, in: round), brush.theme.muted),
        ], at: rect.origin.offset(y: place + 1), until: rect.maxX)
    }
  }
}
