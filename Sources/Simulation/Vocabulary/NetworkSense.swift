/// What a network's SDK and its adapter can say an entry means, so that ledgers, rules and screens
/// understand them whatever their methods are called. All of it is optional: a network that says
/// nothing is judged by its counts and by the calls it makes.
public enum NetworkSense: String, CaseIterable, Sendable {
  /// The adapter asks the network for an ad.
  case networkAsked
  /// The adapter asks the network to show its full-screen ad.
  case networkShowAsked
  /// The adapter passes on a click, or an impression, that Google told it about.
  case clickPassedOn, impressionPassedOn
  /// The adapter hands the network the view to track, or takes it back.
  case viewRegistered, viewReleased
  /// The network has an ad, or none.
  case networkAnswered, networkFailed
  /// The network counted what it saw itself.
  case networkSawImpression, networkSawClick
  /// What happens to the network's full-screen ad.
  case networkWillPresent, networkShowFailed, networkExpired, networkClosing, networkClosed
  /// What happens to a page that a click opened.
  case networkPageOpened, networkPageClosing, networkPageClosed
  /// A click leads to another application.
  case networkLeavesApp
  /// What happens to the network's video.
  case networkVideoStarted, networkVideoEnded, networkVideoChanged
  /// The user has earned the reward.
  case networkRewarded

  /// The same sense among all senses.
  var sense: Sense? { Sense(word: rawValue) }
}
