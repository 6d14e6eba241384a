package import Simulation

/// What a layer between the SDK and the application, or an adapter between a network and a platform, has done wrong
/// with what one ad's SDK told, or the application wanted.
package struct LayerRecord: Equatable, Sendable {
  package let party: Party
  /// What became of the SDK's news, each kind once, in the order in which it happened.
  package private(set) var news: [NewsError] = []
  /// What it did wrong with the application's calls, likewise.
  package private(set) var errors: [CallError] = []

  /// What the application should have heard, and how it heard it.
  package struct NewsError: Equatable, Sendable {
    package let news: AppNews
    package let manner: LayerMistake.Manner

    package init(_ news: AppNews, _ manner: LayerMistake.Manner) {
      (self.news, self.manner) = (news, manner)
    }
  }

  /// What the application was told with this mistake.
  package func news(_ manner: LayerMistake.Manner) -> [AppNews] {
    news.filter { $0.manner == manner }.map(\.news)
  }

  /// A call of the application's, and what became of it.
  package struct CallError: Equatable, Sendable {
    package let call: AppCall
    package let manner: LayerMistake.Manner
  }

  init(_ party: Party) { self.party = party }

  fileprivate mutating func add(_ error: CallError) {
    if !errors.contains(error) { errors.append(error) }
  }

  fileprivate mutating func add(_ error: NewsError) {
    if !news.contains(error) { news.append(error) }
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
    LayerRecord.CallError(entry).map { layers[place].add($0) }
    LayerRecord.NewsError(entry).map { layers[place].add($0) }
  }
}

extension LayerRecord.CallError {
  fileprivate init?(_ entry: Entry) {
    guard entry.sense == .layerErred, let call = entry.data[.what].flatMap(AppCall.init),
      let manner = entry.data[.mode].flatMap(LayerMistake.Manner.init)
    else { return nil }
    self.init(call: call, manner: manner)
  }
}

extension LayerRecord.NewsError {
  fileprivate init?(_ entry: Entry) {
    guard let manner = entry.mannerOfLayer, let news = entry.data[.what].flatMap(AppNews.init)
    else { return nil }
    self.init(news, manner)
  }
}

extension Entry {
  fileprivate var mannerOfLayer: LayerMistake.Manner? {
    switch sense {
    case .layerKept:
      data[.mode].flatMap(LayerMistake.Manner.init).flatMap {
        [.takes, .misroutes].contains($0) ? $0 : nil
      } ?? .keeps
    case .layerRepeated: .repeats
    case .layerHeld: .delays
    case .layerErred where data[.mode] == LayerMistake.Manner.throwsAt.rawValue: .throwsAt
    case .layerErred, .layerInvented: data[.mode].flatMap(LayerMistake.Manner.init)
    default: nil
    }
  }

  /// The layer that is spoken to, or that errs, as a platform's adapter may.
  fileprivate var layer: Party? {
    if let to, to.role == .layer { return to }
    return switch sense {
    case .layerErred, .layerKept, .layerRepeated, .layerHeld, .layerInvented: from
    default: nil
    }
  }
}
