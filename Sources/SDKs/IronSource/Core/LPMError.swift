import MediatedNetworks
import Simulation
import UIKit

/// Why LevelPlay could not do something, as an error with a code.
final class LPMError: NSError, @unchecked Sendable {
  init(_ code: LPMErrorCode) {
    super.init(
      domain: "com.ironsource.mediationsdk", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(code)"])
  }

  /// What LevelPlay makes of a server's answer; nil if there is an ad.
  init?(_ outcome: MediatedAnswer.Outcome) {
    let (code, message): (Int, String)
    switch outcome {
    case .fill: return nil
    case .noFill: (code, message) = LPMErrorCode.noAds.parts
    case .networkError: (code, message) = LPMErrorCode.noConnection.parts
    case .timeout: (code, message) = LPMErrorCode.loadTimeout.parts
    case .badRequest: (code, message) = LPMErrorCode.invalidAdUnit.parts
    case .unknown: (code, message) = LPMErrorCode.serverError.parts
    case .error(let number, let text): (code, message) = (number, text)
    }
    super.init(
      domain: "com.ironsource.mediationsdk", code: code,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// LevelPlay's error for an ad that could not be shown: its adapters' code for anything that goes
  /// wrong, or that something else is on the screen.
  init(_ failure: MediatedShowFailure) {
    let (code, message): (LPMErrorCode, String) =
      switch failure {
      case .isBroken: (.serverError, "showFailed")
      case .noRoom: (.alreadyShowing, "\(LPMErrorCode.alreadyShowing)")
      }
    super.init(
      domain: "com.ironsource.mediationsdk", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  required init?(coder: NSCoder) { nil }
}

/// The codes that are used here.
enum LPMErrorCode: Int, CaseIterable {
  case invalidKey = 505
  case initFailed = 508
  case noAds = 509
  case serverError = 510
  case noConnection = 520
  case placementCapped = 524
  case noAdUnit = 624
  case loadBeforeInit = 625
  case invalidAdUnit = 626
  case loadWhileLoading = 627
  case showBeforeLoad = 628
  case loadWhileShowing = 629
  case showWhileShowing = 630
  case showWhileLoading = 631
  case loadTimeout = 1055
  case alreadyShowing = 1022

  var parts: (Int, String) { (rawValue, "\(self)") }
}

extension Optional where Wrapped == LPMError {
  /// As the journal writes it.
  var facts: Fields {
    map { ["code": .int($0.code), "error": .string($0.localizedDescription)] } ?? .none
  }
}
