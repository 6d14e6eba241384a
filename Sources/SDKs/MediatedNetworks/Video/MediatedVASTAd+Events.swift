import Simulation
import VAST

extension MediatedVASTAd {
  /// What the player knows when something happens.
  package struct Moment {
    /// How much was played.
    package var position = Duration.zero
    package var isMuted = false

    package init() {}

    init(position: Duration, isMuted: Bool) {
      self.position = position
      self.isMuted = isMuted
    }
  }

  /// The ad before it in the pod is over.
  func begins() {
    World.current.journal.note(
      by: player.network, "the pod goes on: ad \(place.number) of \(place.count)", .vastNext,
      data: facts.inJournal)
  }

  /// Writes down what happened, counts it, and calls the URLs that ask for it, in its player's manner.
  package func happened(_ event: Event, _ moment: Moment = .init()) {
    for event in player.manners.events(event) { report(event, moment) }
  }

  private func report(_ event: Event, _ moment: Moment) {
    let pixels = pixels(event)
    if event.isOnlyForTrackers, pixels.isEmpty { return }
    let journal = World.current.journal
    let number = journal.write(
      .note(violation: nil), from: player.network, "the VAST ad: \(event.word)", .vastEvent,
      data: [Fact.event(event.word), Fact.position(moment.position.wholeMilliseconds)])
    let context = Context(cause: number, ad: journal.context.ad, line: journal.context.line)
    journal.within(context) {
      if let quartile = event.quartile {
        journal.count(Count(quartile, in: .network), by: player.network)
      }
      player.call(pixels, of: ad.levels, event.word, event.sense, macros(event, moment))
    }
  }

  /// The level that says where a click leads, if its player does not follow that.
  func levelLost(isEndCard: Bool) -> Int? {
    guard !player.manners.followsWrappers, let level = ad.clickThrough?.level,
      level < ad.levels.count - 1, !isEndCard || endCard?.clickThrough == nil
    else { return nil }
    return level
  }

  /// Where a click leads now: to the end card's address once there is one, otherwise to the video's.
  /// If only one of them has an address, both lead there.
  func address(isEndCard: Bool, _ moment: Moment) -> String? {
    let addresses = [clickThrough, endCard?.clickThrough?.url].compactMap(\.self)
    guard let address = isEndCard ? addresses.last : addresses.first else { return nil }
    // Only what asks for a number takes one.
    guard address.contains("[") else { return address }
    return player.expand(address, macros(.click, moment))
  }

  /// The values that a call may ask for. What a phone without a location, a page or a pod does not
  /// know is -1.
  func macros(_ event: Event, _ moment: Moment) -> VASTMacros {
    var values: [VASTMacro: [String]] = [
      .adPlayhead: [VASTTime.text(moment.position)], .adCount: ["\(place.count)"],
      .adType: ["video"],
      .playerState: (moment.isMuted ? ["muted"] : []) + ["fullscreen"],
      .inventoryState: timeline?.skip == nil ? ["fullscreen"] : ["skippable", "fullscreen"],
      .placementType: ["3"], .playerCapabilities: ["skip", "mute", "fullscreen"],
    ]
    values[.assetURI] = media.map { [$0.url] }
    values[.mediaMIME] = media?.type.map { [$0] }
    values[.adServingID] = ad.inline.ad.inLine?.servingID.map { [$0] }
    values[.universalAdID] = ad.creative?.universalAdIDs.first.map {
      ["\($0.registry ?? "unknown") \($0.value)"]
    }
    values[.podSequence] = ad.sequence.first.map { ["\($0)"] }
    if case .error(let code) = event { values[.errorCode] = ["\(code)"] }
    if event == .verificationNotExecuted { values[.reason] = ["2"] }
    if event == .click { values[.clickType] = ["1"] }
    return VASTMacros(values)
  }
}
