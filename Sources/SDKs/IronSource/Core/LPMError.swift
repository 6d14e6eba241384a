import MediatedNetworks
import Simulation
import UIKit

/// Why LevelPlay could not do something, as an error with a code.
package final class LPMError: NSError, MediatedError, @unchecked Sendable {
  package init(code: Int, message: String) {
    super.init(
      domain: "com.ironsource.mediationsdk", code: code,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  package required init?(coder: NSCoder) { nil }

  package static func code(for outcome: MediatedAnswer.Outcome) -> LPMErrorCode? {
    switch outcome {
    case .fill, .error: nil
    case .noFill: .noAds
    case .networkError: .noConnection
    case .timeout: .loadTimeout
    case .badRequest: .invalidAdUnit
    case .unknown: .serverError
    }
  }

  package static func trait(of code: Int) -> FailureTrait? {
    // 501 and 506 are more words for a key that is wrong.
    switch LPMErrorCode(rawValue: code) {
    case .invalidKey, .noAdUnit, .invalidAdUnit: .hopeless
    case .placementCapped, .showWhileShowing: .keepsAd
    default: [501, 506].contains(code) ? .hopeless : nil
    }
  }

  /// LevelPlay's error for an ad that could not be shown: its adapters' code for anything that goes
  /// wrong, or that something else is on the screen.
  convenience init(_ failure: MediatedShowFailure) {
    switch failure {
    case .isBroken: self.init(code: LPMErrorCode.serverError.rawValue, message: "showFailed")
    case .noRoom: self.init(.alreadyShowing)
    }
  }
}

/// The codes that are used here.
package enum LPMErrorCode: Int, CaseIterable {
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
}
