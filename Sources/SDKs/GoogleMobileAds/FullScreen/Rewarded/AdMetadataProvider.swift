/// Tells what is known of the ad behind it.
public protocol AdMetadataProvider: NSObjectProtocol {
  /// What is known of the ad; nil while nothing is. Wait for the delegate's call before reading it.
  var adMetadata: [GADAdMetadataKey: Any]? { get }
  /// Hears when that changes.
  var adMetadataDelegate: (any AdMetadataDelegate)? { get set }
}

/// Hears when what is known of an ad changes.
public protocol AdMetadataDelegate: NSObjectProtocol {
  /// Called just after the ad was loaded, if something is known of it by then, and on each change.
  func adMetadataDidChange(_ ad: any AdMetadataProvider)
}
