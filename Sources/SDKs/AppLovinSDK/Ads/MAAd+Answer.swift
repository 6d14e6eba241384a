import MediatedNetworks
import Simulation
import UIKit

extension MAAd: MediatedNativeValues {
  convenience init(
    _ format: MAAdFormat, _ adUnitIdentifier: String, size: CGSize, _ answer: MediatedAnswer,
    _ latency: TimeInterval
  ) {
    let name = answer.buyer.isEmpty ? "AppLovin" : answer.buyer
    let response = MANetworkResponseInfo(.loaded, name, latency: latency)
    let waterfall = MAAdWaterfallInfo(answer.responsesBefore + [response], latency: latency)
    self.init(
      format, adUnitIdentifier, size: size, networkName: name, revenue: answer.price ?? 0,
      precision: answer.precision, latency: latency, waterfall: waterfall)
    waterfall.loadedAd = self
  }

  /// For the journal.
  package var facts: Fields {
    var fields: Fields = [Fact.networkName(networkName)]
    if let micros = MicroDollars(perImpression: revenue) { fields[.micros] = micros.count }
    fields[.placement] = placement
    return fields
  }
}

extension MAError: MediatedFacts {
  convenience init(_ answer: MediatedAnswer, _ latency: TimeInterval) {
    let (code, message) = Self.codeAndMessage(answer.outcome)
    let response = MANetworkResponseInfo(
      .failedToLoad, answer.buyer.isEmpty ? "AppLovin" : answer.buyer, latency: latency,
      error: MAError(code, message))
    self.init(
      code, message,
      waterfall: MAAdWaterfallInfo(answer.responsesBefore + [response], latency: latency))
  }

  private static func codeAndMessage(
    _ outcome: MediatedAnswer.Outcome
  ) -> (MAErrorCode, String) {
    let code: MAErrorCode
    switch outcome {
    case .error(let number, let message):
      code = MAErrorCode(rawValue: number)
      return (code, message.isEmpty ? code.message : message)
    case .noFill: code = .noFill
    case .networkError: code = .networkError
    case .timeout: code = .networkTimeout
    case .badRequest: code = .invalidAdUnitIdentifier
    case .unknown, .fill: code = .unspecified
    }
    return (code, code.message)
  }

  convenience init(_ code: MAErrorCode) { self.init(code, code.message) }

  /// MAX's error for an ad that could not be shown.
  convenience init(_ failure: MediatedShowFailure) {
    switch failure {
    case .isBroken:
      let code = MAErrorCode.adDisplayFailed
      self.init(code, code.message, network: (1, "the creative cannot be shown"))
    case .noRoom: self.init(.fullscreenAdInvalidViewController)
    }
  }

  /// For the journal.
  package var facts: Fields {
    let trait: FailureTrait? =
      switch code {
      case .invalidAdUnitIdentifier: .hopeless
      case .fullscreenAdAlreadyShowing: .keepsAd
      default: nil
      }
    return Fields(code: code.rawValue, error: message, trait)
  }
}

extension MediatedAnswer {
  /// What the networks have answered that were asked before.
  fileprivate var responsesBefore: [MANetworkResponseInfo] {
    passedOver.map { other in
      MANetworkResponseInfo(
        .failedToLoad, other.network, latency: other.wait / .seconds(1),
        error: MAError(other.isSilent ? .networkTimeout : .noFill))
    }
  }
}
