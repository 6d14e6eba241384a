package import Simulation

/// What a layer between the SDK and the application has kept from it, of one ad.
package struct LayerRecord: Equatable, Sendable {
  package let party: Party
  /// Each kind once, in the order in which it happened.
  package private(set) var kept: [AppNews] = []
  /// What it did wrong with the application's calls, likewise.
  package private(set) var errors: [CallError] = []

  /// A call of the application's, and what became of it.
  package struct CallError: Equatable, Sendable {
    package let call: AppCall
    package let manner: LayerMistake.Manner
  }

  init(_ party: Party) { self.party = party }

  fileprivate mutating func add(_ error: CallError) {
    if !errors.contains(error) { errors.append(error) }
  }

  fileprivate mutating func add(_ news: AppNews) {
    if !kept.contains(news) { kept.append(news) }
  }
}

extension AdRecord {
  /// That of its unit; nil if the application hears the SDK itself.
  package var layer: LayerRecord? { layers.first }

  /// Learns what becomes of what the SDK says.
  mutating func learnLayer(_ entry: Entry) {
    if layers.isEmpty, let party = entry.layer { layers = [LayerRecord(party)] }
    if entry.sense == .layerErred, let error = LayerRecord.CallError(entry) {
      layers[0].add(error)
    }
    guard entry.sense == .layerKept, !layers.isEmpty,
      let news = entry.data[.what].flatMap(AppNews.init)
    else { return }
    layers[0].add(news)
  }
}

extension LayerRecord.CallError {
  fileprivate init?(_ entry: Entry) {
    guard let call = entry.data[.what].flatMap(AppCall.init),
      let manner = entry.data[.mode].flatMap(LayerMistake.Manner.init)
    else { return nil }
    self.init(call: call, manner: manner)
  }
}

extension Entry {
  /// The layer that is spoken to, or that errs.
  fileprivate var layer: Party? {
    if let to, to.role == .layer { return to }
    return sense == .layerErred ? from : nil
  }
}
