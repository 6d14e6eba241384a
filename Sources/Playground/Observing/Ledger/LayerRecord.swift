package import Simulation

/// What a layer between the SDK and the application, or an adapter between a network and a platform, has kept
/// from who listens to it, or told more than once, of one ad.
package struct LayerRecord: Equatable, Sendable {
  package let party: Party
  /// Each kind once, in the order in which it happened.
  package private(set) var kept: [AppNews] = []
  /// What it told more than once, likewise.
  package private(set) var repeated: [AppNews] = []
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

  fileprivate mutating func keep(_ news: AppNews) {
    if !kept.contains(news) { kept.append(news) }
  }

  fileprivate mutating func repeats(_ news: AppNews) {
    if !repeated.contains(news) { repeated.append(news) }
  }
}

extension AdRecord {
  /// That of its unit; nil if the application hears the SDK itself.
  package var layer: LayerRecord? { layers.first { $0.party.role == .layer } }

  /// Learns what becomes of what the SDK says.
  mutating func learnLayer(_ entry: Entry) {
    guard let party = entry.layer else { return }
    let place = layers.firstIndex { $0.party.role == party.role } ?? layers.count
    if place == layers.count { layers.append(LayerRecord(party)) }
    switch entry.sense {
    case .layerErred: LayerRecord.CallError(entry).map { layers[place].add($0) }
    case .layerKept: entry.data[.what].flatMap(AppNews.init).map { layers[place].keep($0) }
    case .layerRepeated: entry.data[.what].flatMap(AppNews.init).map { layers[place].repeats($0) }
    default: break
    }
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
  /// The layer that is spoken to, or that errs, as a platform's adapter may.
  fileprivate var layer: Party? {
    if let to, to.role == .layer { return to }
    return switch sense {
    case .layerErred, .layerKept, .layerRepeated: from
    default: nil
    }
  }
}
