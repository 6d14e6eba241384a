import Simulation
import VAST

/// A VAST ad that can be played, and what is called while it plays.
package struct MediatedVASTAd: Equatable, Sendable {
  let ad: VASTResolvedAd
  let player: MediatedPlayer
  /// The file that is played; nil for an overlay.
  let media: VASTMediaFile?
  /// How long it is, and when it may be skipped; nil for an overlay, or if nobody knows.
  let timeline: VASTTimeline?
  let icon: VASTIcon?
  /// Its place among the ads that are played one after the other.
  let place: Place
  /// What is called when this much was played.
  private let progress: [Duration: [VASTPixel]]
  /// The pixels called at each event.
  private let calls: [String: [VASTPixel]]

  /// Number 1 of 1, unless it is an ad of a pod.
  struct Place: Equatable, Sendable {
    var number = 1
    var count = 1
  }

  init(_ ad: VASTResolvedAd, of player: MediatedPlayer, _ place: Place = .init()) {
    self.ad = ad
    self.player = player
    self.place = place
    media = ad.media().chosen
    timeline = ad.timeline
    icon = ad.icons.first(where: \.isAdChoices)
    progress = Dictionary(grouping: ad.progress, by: \.moment).mapValues { $0.map(\.pixel) }
    calls = Dictionary(uniqueKeysWithValues: ad.calls.map { ($0.event, $0.pixels) })
  }

  var isLinear: Bool { ad.linear != nil }
  var endCard: VASTCompanion? { ad.endCard?.card }
  var clickThrough: String? { ad.clickThrough?.url }

  /// How long it is shown: an overlay as long as it suggests.
  var length: Duration? {
    timeline?.duration
      ?? ad.creative?.nonLinear?.nonLinears.lazy.compactMap(\.minSuggestedDuration).first
  }

  /// What the journal says of it. Levels begin with the outermost wrapper.
  var facts: Fields {
    var facts: Fields = [
      Fact.levels(ad.levels.map(\.facts)), Fact.title(ad.inline.ad.inLine?.title ?? ""),
      Fact.duration(timeline?.duration.wholeMilliseconds ?? -1),
    ]
    if let timeline {
      facts[.skip] = timeline.skip?.wholeMilliseconds
      if !timeline.progress.isEmpty {
        facts[.progress] = timeline.progress.map(\.wholeMilliseconds)
      }
    }
    facts[.media] = media?.url
    facts[.mediaType] = media?.type
    facts[.endCard] = endCard.map { $0.resources.first?.text ?? "" }
    facts[.icon] = icon.map { $0.resources.first?.text ?? "" }
    facts[.clickThrough] = clickThrough
    if place.count > 1 { (facts[.number], facts[.ads]) = (place.number, place.count) }
    return facts
  }
}

// MARK: - What is called

extension MediatedVASTAd {
  /// What happens to it, in the words of VAST.
  package enum Event: Equatable {
    case loaded, impression, creativeView, start
    case firstQuartile, midpoint, thirdQuartile, complete
    case progress(Duration)
    case mute, unmute, pause, resume, skip
    case close, closeLinear
    case click
    case iconView, iconClick, endCardView, endCardClick
    case verificationNotExecuted
    /// The user has seen enough of it, or it is gone before; or the player cannot know.
    case viewable, notViewable, viewUndetermined
    case error(Int)
  }

  /// Whether anybody wants to know if it was seen.
  var isMeasured: Bool {
    let calls = ad.viewability
    return !(calls.viewable + calls.notViewable + calls.undetermined).isEmpty
  }

  /// What must be called for an event.
  func pixels(_ event: Event) -> [VASTPixel] {
    switch event {
    case .impression: ad.impressions
    case .click: ad.clickTracking
    case .progress(let moment): progress[moment] ?? []
    case .iconView: icon.map { ad.tracking(of: $0).view } ?? []
    case .iconClick: icon.map { ad.tracking(of: $0).click } ?? []
    case .endCardView: ad.endCardTracking.view
    case .endCardClick: ad.endCardTracking.click
    case .verificationNotExecuted: ad.verificationNotExecuted
    case .viewable: ad.viewability.viewable
    case .notViewable: ad.viewability.notViewable
    case .viewUndetermined: ad.viewability.undetermined
    case .error: ad.errors
    case .loaded, .creativeView, .start, .firstQuartile, .midpoint, .thirdQuartile, .complete,
      .mute, .unmute, .pause, .resume, .skip, .close, .closeLinear:
      calls[event.word] ?? []
    }
  }
}

extension MediatedVASTAd.Event {
  /// Its name, where VAST has one the name it has there.
  var word: String {
    switch self {
    case .progress: "progress"
    case .click: "clickTracking"
    case .error: "error"
    default: "\(self)"
    }
  }

  /// Whether it is nothing to the player: only those who want to hear of it make it happen.
  var isOnlyForTrackers: Bool {
    switch self {
    case .loaded, .creativeView, .progress, .closeLinear, .verificationNotExecuted, .viewable,
      .notViewable, .viewUndetermined:
      true
    default: false
    }
  }

  /// Every event has a sense of its own, under its name.
  package var sense: Sense {
    Sense(word: "pixel\(word.prefix(1).uppercased())\(word.dropFirst())") ?? .pixelError
  }

  /// What the network writes into its book.
  var quartile: Count.What? {
    switch self {
    case .firstQuartile: .firstQuartile
    case .midpoint: .midpoint
    case .thirdQuartile: .thirdQuartile
    case .complete: .complete
    default: nil
    }
  }
}
