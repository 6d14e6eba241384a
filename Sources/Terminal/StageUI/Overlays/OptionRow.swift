import Catalogue
import AdServing
import Languages
import Observing
import Scenarios
import Simulation

/// A row of the options: a setting of the unit or of its line, and its present value.
struct OptionRow {
  private let key: String
  private let offer: Offer
  private let now: Fields.Value
  /// Whether it belongs to the mediation line and not to the request.
  let isOfTheLine: Bool

  private init(_ key: String, _ offer: Offer, _ now: Fields.Value, isOfTheLine: Bool) {
    self.key = key
    self.offer = offer
    self.now = now
    self.isOfTheLine = isOfTheLine
  }

  /// The settings that affect the current format.
  static func rows(_ state: StageState) -> [OptionRow] {
    let format = state.unitState?.format ?? .native
    let api = state.unitState?.api ?? .modern
    let ofRequest = offered(Scenario.Options.settings, format, api).map { setting, offer in
      OptionRow(setting.key, offer, setting.value(of: state.options), isOfTheLine: false)
    }
    let place = placeOfLine(state)
    let line = place.map { state.lines[$0] }
    let ofLine = offered(Scenario.Line.settings, format, api).map { setting, offer in
      OptionRow(
        setting.key, place.map { offer.playable(setting, ofLine: $0, state) } ?? offer,
        line.map(setting.value) ?? .null, isOfTheLine: true)
    }
    return ofRequest + ofLine
  }

  private static func offered<Owner>(
    _ table: SettingTable<Owner>, _ format: Scenario.Format, _ api: AdapterAPI
  ) -> [(Setting<Owner>, Offer)] {
    table.all.compactMap { setting in
      guard let offer = setting.offer, offer.formats.contains(format), offer.api ?? api == api
      else { return nil }
      return (setting, offer)
    }
  }

  private static func placeOfLine(_ state: StageState) -> Int? {
    state.ad.flatMap { state.placeOfLine(of: $0) } ?? state.lines.indices.first
  }

  var title: String { localized(sentence: offer.title) }

  var value: String {
    guard now == .null else { return Self.text(now) }
    return offer.unsaid.map { localized(sentence: $0) } ?? Self.text(offer.assumed)
  }

  /// The next or previous value.
  func change(by step: Int) -> Change.What {
    Change.What(key, offer.value(step, from: now))
  }

  /// Numbers are lengths of time.
  private static func text(_ value: Fields.Value) -> String {
    if case .int(let milliseconds) = value { "\(milliseconds / 1000) s" } else { value.text }
  }
}

extension Offer {
  /// Without the outcomes that cannot be forced on the line.
  fileprivate func playable(
    _ setting: Setting<Scenario.Line>, ofLine place: Int, _ state: StageState
  ) -> Offer {
    guard setting.key == Change.What(\Scenario.Line.outcome, Scenario.Outcome.fill).key else {
      return self
    }
    let words = state.outcomes(ofLine: place).map(\.rawValue)
    return only { value in words.contains { value == .string($0) } }
  }
}
