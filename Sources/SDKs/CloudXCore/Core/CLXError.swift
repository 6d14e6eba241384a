import Simulation
import UIKit

/// Why CloudX could not do something. The numbers are those of versions 2 and 3; version 1 had others.
public final class CLXError: NSError, @unchecked Sendable {
  /// The domain of all of them.
  public static let domain = "com.cloudx.sdk"

  /// The error with this code.
  public init(_ code: CLXErrorCode) {
    super.init(
      domain: Self.domain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(code)"])
  }

  /// An error that has a number only.
  init(rawCode: Int, message: String) {
    super.init(
      domain: Self.domain, code: rawCode, userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Always nil: errors are not stored here.
  public required init?(coder: NSCoder) { nil }
}

/// What can go wrong.
public enum CLXErrorCode: Int, CaseIterable, Sendable {
  /// The SDK's own fault.
  case internalError = 0
  /// The connection, or the server.
  case networkError = 100
  /// The connection, or the server.
  case networkTimeout = 101
  /// The connection, or the server.
  case serverError = 102
  /// The connection, or the server.
  case clientError = 103
  /// The connection, or the server.
  case tooManyRequests = 104
  /// The connection, or the server.
  case invalidResponse = 105
  /// The connection, or the server.
  case noConnection = 106
  /// The SDK's start.
  case notInitialized = 200
  /// The SDK's start.
  case noAdaptersFound = 201
  /// The SDK's start.
  case noNetworksConfigured = 202
  /// The SDK's start.
  case invalidAppKey = 203
  /// The SDK's start.
  case sdkDisabled = 204
  /// A request.
  case invalidAdUnit = 300
  /// A request.
  case adsDisabled = 301
  /// A request.
  case noFill = 302
  /// A request.
  case loadFailed = 304
  /// A showing.
  case adNotReady = 400
  /// A showing.
  case adAlreadyShowing = 401
  /// A network behind CloudX.
  case adapterLoadTimeout = 609
  /// A network behind CloudX.
  case adapterAdExpired = 616
  /// A network behind CloudX.
  case adapterFrequencyCapped = 617
  /// A network behind CloudX.
  case adapterMissingViewController = 620
  /// A network behind CloudX.
  case adapterDisplayFailed = 621
}

extension Optional where Wrapped == CLXError {
  /// As the journal writes it.
  var facts: Fields {
    map { ["code": .int($0.code), "error": .string($0.localizedDescription)] } ?? .none
  }
}
