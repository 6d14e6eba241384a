import MediatedNetworks
import Simulation
import UIKit

/// Why CloudX could not do something. The numbers are those of versions 2 and 3; version 1 had others.
public final class CLXError: NSError, MediatedError, @unchecked Sendable {
  /// The domain of all of them.
  public static let domain = "com.cloudx.sdk"

  /// The error with this code.
  public convenience init(_ code: CLXErrorCode) {
    self.init(code: code.rawValue, message: "\(code)")
  }

  package init(code: Int, message: String) {
    super.init(domain: Self.domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Always nil: errors are not stored here.
  public required init?(coder: NSCoder) { nil }

  package static func code(for outcome: MediatedAnswer.Outcome) -> CLXErrorCode? {
    switch outcome {
    case .fill, .error: nil
    case .noFill: .noFill
    case .networkError: .networkError
    case .timeout: .networkTimeout
    case .badRequest: .invalidAdUnit
    case .unknown: .internalError
    }
  }

  package static func trait(of code: Int) -> FailureTrait? {
    switch CLXErrorCode(rawValue: code) {
    case .invalidAppKey, .sdkDisabled, .invalidAdUnit, .adsDisabled: .hopeless
    default: nil
    }
  }

  /// The error for an ad that could not be shown.
  convenience init(_ failure: MediatedShowFailure) {
    switch failure {
    case .isBroken: self.init(.adapterDisplayFailed)
    case .noRoom: self.init(.adapterMissingViewController)
    }
  }
}

/// What can go wrong.
public enum CLXErrorCode: Int, CaseIterable, Sendable {
  // MARK: The SDK's own fault
  case internalError = 0

  // MARK: The connection, or the server
  case networkError = 100
  case networkTimeout = 101
  case serverError = 102
  case clientError = 103
  case tooManyRequests = 104
  case invalidResponse = 105
  case noConnection = 106

  // MARK: The SDK's start
  case notInitialized = 200
  case noAdaptersFound = 201
  case noNetworksConfigured = 202
  case invalidAppKey = 203
  case sdkDisabled = 204

  // MARK: A request
  case invalidAdUnit = 300
  case adsDisabled = 301
  case noFill = 302
  case loadFailed = 304

  // MARK: A showing
  case adNotReady = 400
  case adAlreadyShowing = 401

  // MARK: A network behind CloudX
  case adapterLoadTimeout = 609
  case adapterAdExpired = 616
  case adapterFrequencyCapped = 617
  case adapterMissingViewController = 620
  case adapterDisplayFailed = 621
}
