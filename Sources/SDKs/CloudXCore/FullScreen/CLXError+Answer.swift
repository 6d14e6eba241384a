import MediatedNetworks
import Simulation

extension CLXError {
  /// What CloudX makes of a server's answer; nil if there is an ad.
  convenience init?(answer outcome: MediatedAnswer.Outcome) {
    switch outcome {
    case .fill: return nil
    case .noFill: self.init(.noFill)
    case .networkError: self.init(.networkError)
    case .timeout: self.init(.networkTimeout)
    case .badRequest: self.init(.invalidAdUnit)
    case .unknown: self.init(.internalError)
    case .error(let code, let message): self.init(rawCode: code, message: message)
    }
  }

  /// CloudX's error for an ad that could not be shown.
  convenience init(_ failure: MediatedShowFailure) {
    switch failure {
    case .isBroken: self.init(.adapterDisplayFailed)
    case .noRoom: self.init(.adapterMissingViewController)
    }
  }
}

extension CLXAd {
  /// As the journal writes it.
  var facts: Fields {
    var facts: Fields = ["precision": .string(revenuePrecision ?? "")]
    facts["price"] = .string(revenue.map { "\($0.doubleValue)" } ?? "missing")
    let micros = ComparablePrice(revenue?.doubleValue, .perImpression).micros
    facts["microUSD"] = micros.map { .int($0.count) }
    facts["networkName"] = networkName.map { .string($0) }
    return facts
  }
}
