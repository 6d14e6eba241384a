import AdServing
import Languages
package import Scenarios

extension Scenario.Line {
  /// What a thousand of its impressions earn; nil if it does not say.
  package var price: String? { ecpmMicros?.price(in: currency) }

  /// How sure its price is, and what its network pays; nil for an estimate beside which nothing stands.
  package var money: String? {
    guard ecpmMicros ?? paysMicros != nil, precision != nil || paysMicros != nil else { return nil }
    let sentences = [
      price.map { localized("eCPM \($0), \((precision ?? .estimated).words).") },
      paysMicros.map { localized("Its network pays \($0.price(in: currency)).") },
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }
}

extension AdUnit.Precision {
  fileprivate var words: String {
    switch self {
    case .unknown: localized("of unknown precision")
    case .estimated: localized("an estimate")
    case .publisherProvided: localized("typed in by the publisher")
    case .precise: localized("precise")
    }
  }
}
