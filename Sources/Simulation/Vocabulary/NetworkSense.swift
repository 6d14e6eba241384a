/// What a network's SDK and its adapter can say that an entry means, so that ledgers, rules and screens
/// understand them whatever their methods are called. Everything is optional: a network that says
/// nothing is judged by its counts and by what is called.
public enum NetworkSense: String, CaseIterable, Sendable {
  /// The adapter asks the network for an ad.
  case networkAsked
  /// The adapter asks the network to show its full-screen ad.
  case networkShowAsked
  /// The adapter passes on a click, or an impression, that Google has told it of.
  case clickPassedOn, impressionPassedOn
  /// The adapter hands the network the view that it is to watch, or takes it back.
  case viewRegistered, viewReleased
  /// The network has an ad; or none.
  case networkAnswered, networkFailed
  /// The network counted what it saw itself.
  case networkSawImpression, networkSawClick
  /// What becomes of the network's full-screen ad.
  case networkWillPresent, networkShowFailed, networkExpired, networkClosing, networkClosed
  /// What becomes of a page that a click opened.
  case networkPageOpened, networkPageClosing, networkPageClosed
  /// A click leads to another application.
  case networkLeavesApp
  /// What becomes of the network's video.
  case networkVideoStarted, networkVideoEnded, networkVideoChanged
  /// The user has earned the reward.
  case networkRewarded

  /// The same word among all senses.
  var sense: Sense? { Sense(word: rawValue) }
}
