/// A mistake that an adapter of any format can make: what it tells Google wrongly, and how.
struct Mistake: Sendable {
  let about: Set<Word>
  let manner: Manner

  init(_ about: Set<Word>, _ manner: Manner) {
    self.about = about
    self.manner = manner
  }

  /// The words of an adapter to Google: its answers to its set-up and to a load, and its reports of the ad.
  enum Word: CaseIterable, Equatable, Sendable {
    case start, answer
    case impression, click
    case arrival, refusal, goodbye, gone
    case video, reward
  }

  enum Manner: Equatable, Sendable {
    case never
    case twice
    /// Once the first time, twice the second, and so on: the adapter adds a listener each time.
    case onceMore
    /// Only the first time.
    case once
    /// Only about the adapter's first ad.
    case ofFirstAd
    /// This long after it happened.
    case late(Duration)
    /// At a moment at which it has not happened yet, or no longer matters.
    case at(Moment)
    /// The opposite is told: there is an ad where there is none.
    case madeUp
    /// A no comes first, at once, and then what there is to tell.
    case refusedFirst
    /// On a queue other than main.
    case elsewhere
    /// It hears nothing: nobody is asked to show its ad.
    case deaf
    /// Until the adapter of the unit's next load is made.
    case untilTheNext
    /// It is told as this, which has not happened.
    case `as`(Word)
  }

  enum Moment: Sendable {
    /// Google has taken the ad.
    case handedOver
    /// Google asks for the ad to be shown.
    case presented
    /// It is a second since the adapter has said that something is about to cover the application.
    case arrived
    /// The ad or page that covered the application is gone.
    case gone
  }
}
