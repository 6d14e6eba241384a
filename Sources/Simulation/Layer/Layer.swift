/// A layer between an SDK and the application: a plugin for another language, or a wrapper of the
/// application's own house.
///
/// ```
///   Google, MAX ── adReceived ──▶ layer ── layerTold ──▶ application
///                                   └── layerKept, layerHeld, layerRepeated, layerOvertaken: its mistakes
/// ```
///
/// To the SDK it is the application: what the SDK has told it, the SDK has told.
final class Layer {
  let party: Party
  let mistakes: [LayerMistake]
  /// What the application is not told, which keeps what comes with it: an ad that a layer has is not let go.
  private var kept: [() -> Void] = []
  /// The news that waits for the end of its ad, by ad.
  private var waiting: [String?: () -> Void] = [:]

  /// How late a delayed message is.
  static let delay = Duration.seconds(3)

  init(_ name: String?, _ mistakes: [LayerMistake]) {
    party = Party(.layer, name: name)
    self.mistakes = mistakes
  }

  private var journal: Journal { World.current.journal }

  /// Tells the application what the SDK has told the layer, as well as it can.
  func pass(_ news: AppNews, _ message: String, _ tell: @escaping () -> Void) {
    let facts: Fields = [Fact.what(news.rawValue)]
    let told = { [journal, party] in
      journal.callback(from: party, to: .app, message, .layerTold, data: facts, tell)
    }
    let ad = journal.context.ad
    switch mistakes.first(where: { $0.concerns(news) })?.manner {
    case .keeps:
      note("\(message) is kept from the application", .layerKept, facts)
      kept.append(tell)
    case .repeats:
      note("\(message) is passed on twice", .layerRepeated, facts)
      told()
      told()
    case .delays:
      note("\(message) is held up", .layerHeld, facts)
      World.current.after(Self.delay, "\(message) goes on", .layerGoesOn, by: party, told)
    case .overtakes: waiting[ad] = told
    case nil: told()
    }
    guard news == .close, let late = waiting.removeValue(forKey: ad) else { return }
    note(
      "the end of the ad was told before it", .layerOvertaken, [Fact.what(AppNews.reward.rawValue)])
    late()
  }

  private func note(_ text: String, _ sense: Sense, _ facts: Fields) {
    journal.note(by: party, text, sense, data: facts)
  }
}
