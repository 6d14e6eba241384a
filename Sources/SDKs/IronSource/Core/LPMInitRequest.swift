import UIKit

/// What the SDK is started with.
public final class LPMInitRequest: NSObject {
  /// The application's key.
  public let appKey: String
  /// The user, as the application calls them.
  public let userId: String?

  init(_ appKey: String, _ userId: String?) {
    self.appKey = appKey
    self.userId = userId
  }
}

/// Makes a request to start the SDK.
public final class LPMInitRequestBuilder: NSObject {
  private let appKey: String
  private var userId: String?

  /// A builder with the application's key.
  public init(appKey: String) {
    self.appKey = appKey
  }

  /// Sets the user, as the application calls them.
  @discardableResult
  public func withUserId(_ userId: String) -> LPMInitRequestBuilder {
    self.userId = userId
    return self
  }

  /// The request.
  public func build() -> LPMInitRequest { LPMInitRequest(appKey, userId) }
}

/// What the SDK knows once it has started.
public final class LPMConfiguration: NSObject {
  /// Whether ads can be chosen by quality.
  public let isAdQualityEnabled = false
}
