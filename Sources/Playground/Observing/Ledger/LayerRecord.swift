package import Simulation

/// What a layer between the SDK and the application has kept from it, of one ad.
package struct LayerRecord: Equatable, Sendable {
  package let party: Party
  /// Each kind once, in the order in which it happened.
  package private(set) var kept: [AppNews] = []

  init(_ party: Party) { self.party = party }

  fileprivate mutating func add(_ news: AppNews) {
    if !kept.contains(news) { kept.append(news) }
  }
}

extension AdRecord {
  /// That of its unit; nil if the application hears the SDK itself.
  package var layer: LayerRecord? { layers.first }

  /// Learns what becomes of what the SDK says.
  mutating func learnLayer(_ entry: Entry) {
    if layers.isEmpty, let party = entry.to, party.role == .layer {
      layers = [LayerRecord(party)]
    }
    guard entry.sense == .layerKept, !layers.isEmpty,
      let news = entry.data[.what].flatMap(AppNews.init)
    else { return }
    layers[0].add(news)
  }
}
