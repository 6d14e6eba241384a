import Contract
import Simulation

/// Whether the user could see an ad of the feed, as far as the phone decides that.
///
/// | | hidden from now on | not hidden from now on | time passes |
/// | --- | --- | --- | --- |
/// | `none` | – | – | – |
/// | `hidden` | hidden | open | hidden |
/// | `open` | hidden | open | seen |
/// | `seen` | seen | seen | seen |
package enum Sight: UInt8, Sendable {
  /// It was never put into the feed.
  case none
  /// It is in the feed, or was, and something has hidden it the whole time.
  case hidden
  /// Nothing hides it any more, and no time has passed since.
  case open
  case seen

  mutating func look(isHidden: Bool) {
    if self == .hidden || self == .open { self = isHidden ? .hidden : .open }
  }

  mutating func timePasses() {
    if self == .open { self = .seen }
  }
}

/// The phone as the ads' records need it: which ad is in the feed, and whether it can be seen.
struct PhoneSight: Equatable, Sendable {
  private var phone = Phone()
  private var now = Instant.start

  /// Returns the ad in the feed before and after an entry, and what to do with its sight.
  mutating func add(
    _ entry: Entry, of ad: Int?, _ change: (_ ad: Int, _ change: (inout Sight) -> Void) -> Void
  ) {
    let before = phone.feed
    if entry.time > now {
      now = entry.time
      before.map { change($0) { $0.timePasses() } }
    }
    guard let sense = entry.sense else { return }
    if sense == .shown, let ad {
      // Two ads in one feed: the phone knows only one of them.
      if let before, before != ad { change(before) { $0 = .seen } }
      change(ad) { if $0 == .none { $0 = .hidden } }
    }
    _ = phone.add(sense, ad ?? -1, at: entry.time)
    if let feed = phone.feed {
      let isHidden = phone.hidesFeed
      change(feed) { $0.look(isHidden: isHidden) }
    }
  }
}
