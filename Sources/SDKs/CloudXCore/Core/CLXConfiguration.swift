import UIKit

/// What the SDK is started with.
public final class CLXInitializationConfiguration: NSObject {
  /// The application's key.
  public let appKey: String

  /// A configuration with this key.
  public init(appKey: String) {
    self.appKey = appKey
  }

  /// A configuration with this key.
  public static func configuration(appKey: String) -> CLXInitializationConfiguration {
    CLXInitializationConfiguration(appKey: appKey)
  }
}

/// What the SDK knows once it has started.
public final class CLXSdkConfiguration: NSObject {}
