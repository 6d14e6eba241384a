/// A mistake that an adapter of any format can make: what it tells Google wrongly, and how.
struct Mistake: Sendable {
  let about: Set<Word>
  let manner: Manner

  init(_ about: Set<Word>, _ manner: Manner) {
    self.about = about
    self.manner = manner
  }

  /// What an adapter tells Google in one load and about its ad.
  enum Word: Sendable {
    case answer
    case impression, click
    case arrival, refusal, goodbye, gone
    case video, reward
  }

  enum Manner: Equatable, Sendable {
    case never
    case twice
    /// Each time once more than the last time, as by an adapter that listens anew with each event.
    case onceMore
    /// Only the first time.
    case once
    /// Only about the adapter's first ad.
    case ofFirstAd
    /// This long after it happened.
    case late(Duration)
    /// At a moment at which it has not happened yet, or no longer matters.
    case at(Moment)
    /// On a queue other than main.
    case elsewhere
  }

  enum Moment: Sendable {
    /// Google has taken the ad.
    case handedOver
    /// Google asks for the ad to be shown.
    case presented
    /// What covered the application is gone.
    case gone
  }
}
