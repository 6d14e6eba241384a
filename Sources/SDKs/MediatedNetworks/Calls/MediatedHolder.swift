import Simulation

/// Who holds an ad of a network, and so asks it for something and hears what happens: whoever set
/// its delegate or called it last.
package struct MediatedHolder {
  /// The network's name in the journal.
  package let network: Party
  /// What the network calls the ad unit; every entry about it says so.
  private let adUnitID: String?
  /// Who hears what happens to the ad.
  package private(set) var party: Party

  package init(of network: Party, adUnitID: String? = nil) {
    self.network = network
    self.adUnitID = adUnitID
    party = World.current.journal.asker ?? .app
  }

  /// Whoever is at work now holds the ad.
  package mutating func take() {
    if let asker = World.current.journal.asker { party = asker }
  }

  /// Records that the network is asked for something, and runs it.
  package func asks<Result>(
    _ message: String, _ sense: Sense, data: Fields = .none, _ body: () -> Result
  ) -> Result {
    World.current.journal.call(
      from: World.current.journal.asker ?? party, to: network, message,
      meant(sense), data: named(data), body)
  }

  /// Records that the network is asked for an ad, and runs it; everything about that ad then happens
  /// under its name.
  package func asksForAd(
    _ message: String, _ id: MediatedAdID, data: Fields = .none, _ body: () -> Void
  ) {
    let context = World.current.journal.context
    let ad = MediatedServer.shared.adOfRequest(id) ?? context.ad
    var facts: Fields = [Fact.adUnitID(id.key)]
    facts.set(data.all.map { ($0.name, $0.value) })
    let asker = World.current.journal.asker ?? party
    World.current.journal.call(
      from: asker, to: network, message, .networkAsked, ad: ad, data: facts, body)
  }

  /// Records that the holder is told something, and runs the telling.
  package func hears(
    _ message: String, _ sense: Sense, data: Fields = .none, _ body: @escaping () -> Void
  ) {
    let journal = World.current.journal
    guard network.role != .service || party != .app else {
      var facts = named(data)
      // What is told of no ad is told of its unit.
      if journal.context.ad == nil {
        facts[.unit] = adUnitID.flatMap(MediatedServer.shared.unitOfKey)
      }
      return journal.tellApp(from: network, message, meant(sense), data: facts, body)
    }
    journal.callback(
      from: network, to: party, message, meant(sense), data: named(data), body)
  }

  /// Records what the network writes into its log, and what nobody else hears of.
  package func logs(_ message: String, _ sense: Sense? = nil, data: Fields = .none) {
    let journal = World.current.journal
    guard let sense else { return journal.note(by: network, message, data: named(data)) }
    journal.note(by: network, message, sense, data: named(data))
  }

  /// What a mediator's calls mean, where it is asked in the place of its networks.
  private func meant(_ sense: Sense) -> Sense {
    network.role == .service ? sense.ofMediator : sense
  }

  private func named(_ data: Fields) -> Fields {
    guard let adUnitID, data[.adUnitID] == nil else { return data }
    var facts: Fields = [Fact.adUnitID(adUnitID)]
    facts.set(data.all.map { ($0.name, $0.value) })
    return facts
  }
}
