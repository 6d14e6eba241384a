import MediatedNetworks
import Simulation
import UIKit

/// What can go wrong.
public enum POBErrorCode: Int, CaseIterable, Sendable {
  /// The request lacks something.
  case invalidRequest = 1001
  /// There is no ad.
  case noAds = 1002
  /// The connection.
  case networkError = 1003
  /// The server.
  case serverError = 1004
  /// Nobody answered in time.
  case timeout = 1005
  /// The SDK's own fault.
  case internalError = 1006
  /// The answer cannot be read.
  case invalidResponse = 1007
  /// It is no longer wanted.
  case requestCancelled = 1008
  /// The creative cannot be shown.
  case renderError = 1009
  /// The ad has waited too long.
  case adExpired = 1011
  /// One is under way, or an ad is there.
  case requestNotAllowed = 1012
  /// The SDK could not be started.
  case initFailed = 1013
  /// An ad is shown once.
  case adAlreadyShown = 2001
  /// There is nothing to show.
  case adNotReady = 2002
  /// Another network's bid won in the application.
  case clientSideAuctionLost = 3001
  /// Another network's bid won in the ad server.
  case adServerAuctionLost = 3002
  /// The application did not want it.
  case adNotUsed = 3003
}

/// A code as an error.
package final class POBError: NSError, MediatedError, @unchecked Sendable {
  package init(code: Int, message: String) {
    super.init(
      domain: "com.pubmatic.openwrap", code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }

  package required init?(coder: NSCoder) { nil }

  package static func code(for outcome: MediatedAnswer.Outcome) -> POBErrorCode? {
    switch outcome {
    case .fill, .error: nil
    case .noFill: .noAds
    case .networkError: .networkError
    case .timeout: .timeout
    case .badRequest: .invalidRequest
    case .unknown: .internalError
    }
  }
}
