/// What `configUserIdentity(params:)` looks for.
public enum GHADUserParamKey: String {
  /// The user's identifier, a text.
  case userIdentifier
}

/// What the `params` of an ad's calls may have.
public enum GHADAdParamKey: String {
  /// In `load`: true does not wait for a pending retry. An ad that is ready is kept all the same.
  case forceLoad
  /// In `show`: the vendor's placement, a text.
  case placement
  /// In `show`: data for the vendor's server, a text.
  case customData
}
