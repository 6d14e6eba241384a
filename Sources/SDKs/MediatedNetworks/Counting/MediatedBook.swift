import Simulation

/// What is counted of one ad beside Google: by its network, any number of clicks and one impression unless
/// its guard against doubles is off; and by a third party, if its pixel is in the creative.
///
/// | | the network's impression | the pixel's |
/// |---|---|---|
/// | loaded | if it counts at load | if it counts at load |
/// | saw | unless it is guarded and has one | – |
/// | told | unless it is guarded and has one | once, if it has no view to look at |
/// | pixelSeen | – | once |
package final class MediatedBook {
  package var counting: MediatedCounting
  package var habits: Set<NetworkHabit>
  /// Whether the network saw or was told of the impression.
  package private(set) var isSeen = false
  private var hasCome = false
  private var hasImpression = false
  private var hasPixel = false
  private var isGone = false
  private let network: Party

  package init(
    of network: Party, _ counting: MediatedCounting = MediatedCounting(),
    _ habits: Set<NetworkHabit> = []
  ) {
    self.network = network
    self.counting = counting
    self.habits = habits
  }

  private var journal: Journal { World.current.journal }

  /// Whether the network has nothing more to look for.
  package var isOver: Bool { counting.isGuarded && isSeen }

  /// The pixel's moment, while it is due.
  package var pixelDue: CountingMoment? { hasPixel ? nil : counting.pixel }

  /// The ad has come.
  package func loaded() {
    guard !hasCome else { return }
    hasCome = true
    if habits.contains(.blocksAsItComes) { block("it unpacks its ad on the main thread") }
    crash(.comes)
    journal.say(counting.network, by: network)
    journal.say(counting.pixel, by: .thirdParty)
    if counting.network == .atLoad { count() }
    if counting.pixel == .atLoad { pixelSeen() }
  }

  /// The network saw it itself.
  package func saw() {
    isSeen = true
    if !hasImpression || !counting.isGuarded { count() }
  }

  /// Whether the network fails to see it, although it looks.
  package func overlooks() -> Bool {
    guard habits.contains(.overlooks) else { return false }
    journal.note(
      by: network, "the ad is on the screen, and the network does not see it",
      violation: .adOverlooked)
    return true
  }

  /// Somebody else saw it.
  package func told() {
    isSeen = true
    if counting.isGuarded, hasImpression {
      journal.note(by: network, "the impression was counted already")
    } else {
      count()
    }
    if pixelDue != nil { pixelSeen() }
  }

  /// Whether the network does not see a tap on its ad, which is noted.
  package func overlooksTap() -> Bool {
    guard habits.contains(.overlooksTaps) else { return false }
    journal.note(
      by: network, "the ad is tapped, and the network does not see it", violation: .tapOverlooked)
    return true
  }

  /// The network saw a tap itself; `tell` says so.
  package func tapped(_ tell: () -> Void) {
    for _ in 0..<(habits.contains(.countsTapsTwice) ? 2 : 1) {
      clicked()
      tell()
    }
  }

  /// The network may count a click of its own once it has seen its ad; `tell` says so.
  package func clickByItself(_ tell: () -> Void) {
    guard habits.contains(.clicksByItself) else { return }
    journal.note(
      by: network, "the ad opens by itself: nobody has tapped it", violation: .clickWithoutTap)
    clicked()
    tell()
  }

  /// Has `open` lead the user where a click leads, or does so much too late.
  package func leads(_ open: @escaping () -> Void) {
    guard !habits.contains(.opensNothing) else {
      return journal.note(
        by: network, "the tap is counted, and opens nothing", violation: .openedNothing)
    }
    if habits.contains(.opensBlankPage) {
      journal.note(by: network, "the page that the tap opens stays empty", violation: .pageBlank)
    }
    guard habits.contains(.opensLate) else { return open() }
    let (journal, network) = (journal, network)
    World.current.after(.seconds(30), "the tap opens what it should", by: network) {
      journal.note(
        by: network, "what a tap should have opened comes 30 seconds later", violation: .openedLate)
      open()
    }
  }

  /// Somebody else saw a click.
  package func clicked() {
    if habits.contains(.forgetsClicks) {
      journal.note(by: network, "the click is not counted here", violation: .clickNotBooked)
    } else {
      journal.count(Count(.click, in: .network), by: network)
    }
    guard counting.pixel != nil else { return }
    guard !habits.contains(.forgetsClickPixel) else {
      return journal.note(
        by: network, "the click's pixel in the ad is not called", violation: .pixelForgotten)
    }
    journal.count(Count(.click, in: .thirdParty), by: .thirdParty)
  }

  /// Its full-screen ad is gone.
  func leaveBehind() {
    isGone = true
    crash(.goes)
    for habit in NetworkHabit.allCases where habits.contains(habit) {
      guard let text = habit.leaving else { continue }
      journal.note(by: network, "the ad is gone; \(text)", violation: .leftBehind)
    }
  }

  /// Its full-screen ad is to be shown.
  func isAskedToShow() {
    if habits.contains(.blocksAsItShows) { block("it waits for its server on the main thread") }
    crash(.shows)
    guard habits.contains(.crashesOnScreen) else { return }
    World.current.after(.seconds(2), "the ad plays on", by: network) { [self] in
      if !isGone { crash(.stays) }
    }
  }

  /// Ends the application at that moment, if that is its habit, or one of those around it.
  private func crash(_ moment: NetworkHabit.CrashMoment) {
    guard
      let habit = NetworkHabit.allCases.first(where: {
        habits.contains($0) && $0.crash?.moment == moment
      }),
      let culprit = habit.crash?.culprit
    else { return }
    switch culprit {
    case .network:
      journal.note(
        by: network, "the network's SDK throws an exception", violation: .networkCrashed)
    case .adapter:
      journal.note(by: .adapter, "the adapter throws an exception", violation: .adapterCrashed)
    case .platform:
      let platform = AskingPlatforms.shared[network]
      let violation: Violation =
        platform == network
        ? .networkCrashed : platform == .google ? .googleCrashed : .platformCrashed
      journal.note(
        by: platform, "its SDK throws an exception of its own", violation: violation)
    }
    Layers.shared.crash()
  }

  /// How long the application stands still; a phone that asks its user whether to wait does so after five seconds.
  private static let standstill = Duration.seconds(6)

  /// Keeps the main thread: what is due meanwhile comes afterwards.
  private func block(_ text: String) {
    journal.note(
      by: network, "\(text) for 6 seconds", violation: .mainBlocked,
      data: [Fact.milliseconds(Self.standstill.wholeMilliseconds)])
    World.current.timeline.standStill(for: Self.standstill)
  }

  func pixelSeen() {
    guard !hasPixel else { return }
    hasPixel = true
    guard !habits.contains(.forgetsPixel) else {
      return journal.note(
        by: network, "the pixel in the ad is not called", violation: .pixelForgotten)
    }
    journal.count(Count(.impression, in: .thirdParty), by: .thirdParty)
  }

  private func count() {
    hasImpression = true
    guard !habits.contains(.forgetsImpressions) else {
      return journal.note(
        by: network, "the impression is not counted here", violation: .impressionNotBooked)
    }
    journal.count(Count(.impression, in: .network), by: network)
    if let micros = counting.paysMicros {
      journal.count(Count(.paid, in: .network, amount: micros), by: network)
    }
  }
}

extension NetworkHabit {
  /// What stays of a full-screen ad that is gone.
  fileprivate var leaving: String? {
    switch self {
    case .leavesOverlay: "the store's overlay stays on the screen"
    case .leavesWindow: "its window stays, and takes the touches"
    case .leavesSoundOff: "the application's sound stays off"
    case .leavesOrientationLocked: "the orientation stays locked"
    case .leavesStatusBarHidden: "the status bar stays hidden"
    case .blocksAtTheStart, .crashesAtTheStart, .crashesOnScreen, .adapterCrashesAsItComes,
      .adapterCrashesAsItShows, .adapterCrashesAsItGoes, .platformCrashesAsItComes,
      .platformCrashesAsItShows, .platformCrashesAsItGoes,
      .countsAfterLeaving, .countsUnseen, .countsTapsTwice, .overlooks, .forgetsPixel,
      .forgetsClickPixel, .overlooksTaps, .opensLate, .opensBlankPage, .opensNothing,
      .forgetsImpressions, .forgetsClicks, .servesNoReward,
      .clicksByItself, .goesBlank,
      .comesBlank, .outgrows, .losesEndCard, .hidesItsButton, .expiresOnScreen,
      .blocksAsItComes, .blocksAsItShows, .crashesAsItComes, .crashesAsItShows, .crashesAsItGoes,
      .refusesWhileLoading:
      nil
    }
  }
}
