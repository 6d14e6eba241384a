/// What a network's player of VAST ads does in its own way: a mistake, or what it may leave out.
public enum PlayerManner: String, CaseIterable, Sendable {
  /// It calls the impression when the ad is loaded.
  case impressionAtLoad
  /// It calls no impression.
  case forgetsImpression
  /// It calls no click.
  case forgetsClick
  /// It does not call the midpoint.
  case forgetsQuartile
  /// It calls nothing that the outermost wrapper wants, except at errors.
  case losesLevel
  /// A click leads nowhere if only a wrapper says where.
  case losesClickThrough
  /// It calls the midpoint twice.
  case repeatsQuartile
  /// It calls no error.
  case swallowsErrors
  /// It cannot know whether the ad is seen.
  case measuresNothing
}
