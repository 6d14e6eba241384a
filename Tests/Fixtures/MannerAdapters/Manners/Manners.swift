import GoogleMobileAds

/// An adapter's choices in the manner of one published adapter or another: a line's settings choose
/// for each thing.
public struct Manners {
  /// How it goes on before it asks its network, answers, reports an event, or hands the view over.
  let questions, answers, reports, renders: Hop
  let books: Books
  let screens: Screens
  /// Where a click leads; nil for what its format usually does.
  let opens: Opens?
  let choices: Choices
  let taps: Taps
  let delegate: Keeping
  let announces: Announcing
  let shows: Showing
  let rewards: Rewards
  let videos: Videos
  let refuses: Refusal
  let hears: Hearing

  /// The settings of a line, with their words.
  public static let table: [(setting: String, words: [String])] = [
    ("questions", (Hop.toMain + [.task]).map(\.rawValue)), ("answers", Hop.words),
    ("reports", Hop.ordered.map(\.rawValue)), ("renders", Hop.toMain.map(\.rawValue)),
    ("books", Books.words), ("screens", Screens.words),
    ("opens", Opens.words),
    ("choices", Choices.words), ("taps", Taps.words), ("delegate", Keeping.words),
    ("announces", Announcing.words), ("shows", Showing.words), ("rewards", Rewards.words),
    ("videos", Videos.words), ("refuses", Refusal.words), ("hears", Hearing.words),
  ]

  init(_ settings: [String: Any], answers: Hop = .atOnce) {
    func word<Word: Manner>(_ setting: String, _ usual: Word) -> Word {
      Self.word(setting, in: settings) ?? usual
    }
    questions = word("questions", .atOnce)
    self.answers = word("answers", answers)
    reports = word("reports", .atOnce)
    renders = word("renders", .atOnce)
    books = word("books", .none)
    screens = word("screens", .all)
    opens = Self.word("opens", in: settings)
    choices = word("choices", .view)
    taps = word("taps", .recognizers)
    delegate = word("delegate", .strong)
    announces = word("announces", .before)
    shows = word("shows", .always)
    rewards = word("rewards", .onClosing)
    videos = word("videos", .none)
    refuses = word("refuses", .never)
    hears = word("hears", .both)
  }

  /// Manners are no credentials: one that a line does not have is not missed.
  private static func word<Word: Manner>(_ setting: String, in settings: [String: Any]) -> Word? {
    settings.index(forKey: setting).flatMap { settings[$0].value as? String }.flatMap(Word.init)
  }
}

/// The entries that the network writes into the journal.
public enum Books: String, Manner {
  /// Neither calls nor counts.
  case none
  case counts = "counts only"
  case calls = "calls and counts"
  /// Counts only after it has told its adapter.
  case late = "counts after telling"
  case meanings = "calls with their meaning"
  /// Writes and tells from a queue of its own.
  case ownQueue = "own queue"
  /// Counts each impression twice, and says so twice.
  case twice = "counts twice"
}

/// The reports about the pages that a click opens.
public enum Screens: String, Manner {
  case all
  case withoutWillDismiss = "no willDismiss"
  /// Both dismissals once the page is gone.
  case late = "when gone"
  /// Full-screen ads still report their own.
  case none
}

/// Where a click leads to.
public enum Opens: String, Manner {
  case elsewhere = "another application"
  case page
  case nothing
}

/// Where AdChoices comes from.
public enum Choices: String, Manner {
  case view
  /// Added to the ad's view in `didRender`.
  case added
  /// Drawn into the view that Google has for it.
  case drawn
}

/// How a network that tracks notices taps.
public enum Taps: String, Manner {
  case recognizers
  /// Views of its own over the assets.
  case overlays
}

/// How the delegate for events is kept.
public enum Keeping: String, Manner {
  case strong
  case weak
}

/// When a full-screen ad is announced.
public enum Announcing: String, Manner {
  /// Before the network is asked to show it.
  case before
  /// When the network says that it is there.
  case whenThere = "when there"
  /// As before, after its impression.
  case afterImpression = "after its impression"
}

/// Whether a full-screen ad can be shown.
public enum Showing: String, Manner {
  case always
  case never
  /// The network fails after the adapter has announced the ad.
  case failsLate = "fails late"
}

/// When a reward is reported.
public enum Rewards: String, Manner {
  case atEnd = "at the end"
  case onClosing = "on closing"
  case betweenDismissals = "between dismissals"
  case afterClosing = "after closing"
}

/// The reports about a rewarded ad's video.
public enum Videos: String, Manner {
  case none
  case all
  /// Its end when the ad is closed.
  case endOnClosing = "end on closing"
}

/// How the adapter says that there is no ad.
public enum Refusal: String, Manner {
  case never
  case description = "with a description"
  /// Only `NSLocalizedFailureReasonErrorKey` says why.
  case reason = "with a reason"
}

extension Refusal {
  var error: NSError? {
    switch self {
    case .never: nil
    case .description: Self.empty(NSLocalizedDescriptionKey)
    case .reason: Self.empty(NSLocalizedFailureReasonErrorKey)
    }
  }

  private static func empty(_ key: String) -> NSError {
    NSError(domain: "manner", code: 1, userInfo: [key: "The larder is empty."])
  }
}

/// The adapter's handling of what Google sees.
public enum Hearing: String, Manner {
  case both
  /// Where its network sees the user, it has no use for what Google sees.
  case ownOnly = "its own only"
}
