/// Tells what is known about an ad.
public protocol AdMetadataProvider: NSObjectProtocol {
  /// What is known about the ad; nil while nothing is. Wait for the delegate's call before reading
  /// it.
  var adMetadata: [GADAdMetadataKey: Any]? { get }
  /// Told when that changes.
  var adMetadataDelegate: (any AdMetadataDelegate)? { get set }
}

/// Told when what is known about an ad changes.
public protocol AdMetadataDelegate: NSObjectProtocol {
  /// Called right after the ad was loaded, if something is known about it by then, and on each
  /// change.
  func adMetadataDidChange(_ ad: any AdMetadataProvider)
}
