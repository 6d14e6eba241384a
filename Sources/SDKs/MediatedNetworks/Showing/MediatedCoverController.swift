import Simulation
import UIKit

/// A cover's message to its show.
enum MediatedCoverEvent {
  case appeared(UIView)
  /// The next ad of the pod has taken the place of the one before.
  case next(MediatedCover)
  /// The countdown is over.
  case ended
  /// The user touched it: the event is what that is called in VAST.
  case clicked(MediatedVASTAd.Event, MediatedVASTAd.Moment)
  /// Something happened to its VAST ad.
  case video(MediatedVASTAd.Event, MediatedVASTAd.Moment)
  case closing, closed
}

/// A full-screen ad on the screen: runs its countdown while it is visible and the application
/// active, and closes when allowed.
final class MediatedCoverController: UIViewController {
  private(set) var cover: MediatedCover
  private var panel: MediatedCoverView
  private var closeTaps = 0
  private let onEvent: (MediatedCoverEvent) -> Void
  private(set) var countdown: MediatedCountdown
  private var script: MediatedVASTScript?
  private var milestone: Timeline.Token?
  private var ticker: Timeline.Token?
  private var activity: ActivityWatch?
  private var (wasSeen, hasSaidStuck) = (false, false)
  private(set) var hasEnded = false
  private var (isAsking, isLeaving, hasEndCard) = (false, false, false)
  /// Whether it was told to be gone, and its screen has stayed.
  private var hasLeftItsScreen = false
  /// Whether it stands still for good.
  private var isStill = false
  /// Whether the user has paused the video, and whether it stands still, whatever the reason.
  private var (isHeld, isPaused) = (false, false)
  /// How much of the video was played when the user skipped the rest.
  private(set) var skippedAt: Duration?
  /// Whether the user can still earn the reward: a skipped ad costs it.
  private(set) var canEarn: Bool

  var now: Instant { World.current.timeline.now }
  private var video: MediatedVASTAd? { cover.video }

  init(_ cover: MediatedCover, _ onEvent: @escaping (MediatedCoverEvent) -> Void) {
    self.cover = cover
    self.onEvent = onEvent
    countdown = cover.countdown
    script = cover.video.map(MediatedVASTScript.init)
    canEarn = cover.isRewarded
    panel = MediatedCoverView(cover)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addPanel()
    // The countdown stands while the user is elsewhere.
    activity = ActivityWatch { [weak self] isActive in isActive ? self?.cameBack() : self?.stand() }
    refresh()
  }

  private func addPanel() {
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    panel.closeButton.does { [weak self] in self?.closeTapped() }
    panel.callToActionButton.does { [weak self] in self?.clicked() }
    panel.learnMoreButton.does { [weak self] in self?.clicked() }
    panel.endCard.onTap = { [weak self] in self?.clicked() }
    panel.playButton.does { [weak self] in self?.playTapped() }
    panel.skipButton.does { [weak self] in self?.skipTapped() }
    panel.iconButton.does { [weak self] in self?.iconTapped() }
    panel.onSound = { [weak self] isMuted in self?.happened(isMuted ? .mute : .unmute) }
    panel.keepWatchingButton.does { [weak self] in self?.keepWatching() }
    panel.leaveButton.does { [weak self] in self?.goAway() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasSeen else { return cameBack() }
    wasSeen = true
    onEvent(.appeared(view))
    closeSoonIfWanted()
    run()
  }

  /// The ad is gone when anything dismisses it: its own button, or the application with what is below.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed, !isTakenOff, !isLeaving { leave() }
    stand()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving, !hasLeftItsScreen { onEvent(.closed) }
  }

  // MARK: The countdown

  private func run() {
    guard !isAsking, !isLeaving, !isHeld, !isStill, viewIfLoaded?.window != nil,
      presentedViewController == nil,
      UIApplication.shared.applicationState == .active, !countdown.isRunning
    else { return }
    countdown.run(at: now)
    if isPaused {
      isPaused = false
      happened(.resume)
    }
    ticker = World.current.timeline.every(.seconds(1)) { [weak self] in self?.refresh() }
    reach()
  }

  private func stand() {
    guard countdown.isRunning else { return refresh() }
    countdown.stand(at: now)
    script?.stand(at: countdown.position(at: now))
    cancelTimers()
    if video?.isLinear == true, !hasEnded, !isLeaving {
      isPaused = true
      happened(.pause)
    }
    refresh()
  }

  private func cancelTimers() {
    [milestone, ticker].compactMap(\.self).forEach(World.current.timeline.cancel)
    (milestone, ticker) = (nil, nil)
  }

  /// Does what is due now, and waits for the next milestone.
  private func reach() {
    for event in script?.reach(countdown.position(at: now)) ?? [] { happened(event) }
    if let stop = standstill, countdown.position(at: now) >= stop { return standStill() }
    if !hasEnded, countdown.isOver(at: now) {
      if let next = cover.next { return play(next) }
      hasEnded = true
      if canEarn || !cover.isRewarded { onEvent(.ended) }
      cameToEndCard()
    }
    if !hasSaidStuck, countdown.isStuck(at: now) {
      hasSaidStuck = true
      World.current.journal.note(
        by: cover.network, "the close button does not come", .networkSticks)
    }
    closeIfWanted()
    refresh()
    let position = countdown.position(at: now)
    let moments = [
      countdown.nextMilestone(at: now), script?.next.map { $0 - position },
      standstill.map { $0 - position }, changeOfButtons.map { $0 - position },
    ]
    guard countdown.isRunning, let next = moments.compactMap(\.self).min() else {
      return cancelTimers()
    }
    let isLast = countdown.length.map { position + next >= $0 } ?? false
    milestone = World.current.after(
      next, isLast ? "the countdown is over" : "the countdown goes on", .countdownGoesOn,
      by: cover.network
    ) { [weak self] in self?.reach() }
  }

  /// The next ad of the pod begins where this one ends; the sound stays as it is.
  private func play(_ next: MediatedCover) {
    endLook()
    cancelTimers()
    panel.removeFromSuperview()
    panel = MediatedCoverView(next, isMuted: panel.isMuted)
    (cover, countdown, skippedAt) = (next, next.countdown, nil)
    script = next.video.map(MediatedVASTScript.init)
    (isHeld, isPaused) = (false, false)
    addPanel()
    onEvent(.next(next))
    run()
  }

  /// Some creatives do not wait for the user.
  private func closeIfWanted() {
    guard cover.showing.closesAtItsEnd, !isLeaving, countdown.isOver(at: now),
      countdown.isClosable(at: now)
    else { return }
    closeItself("the ad closes itself")
  }

  /// Some are gone before anybody has looked.
  private func closeSoonIfWanted() {
    guard cover.showing == .closesAtOnce else { return }
    World.current.after(
      .milliseconds(500), "half a second is over", by: cover.network, of: self
    ) { controller in
      guard !controller.isLeaving else { return }
      controller.closeItself("the ad closes itself", .closedAtOnce)
    }
  }

  /// Some take the user's return, from a page or another application, for the end of the showing.
  private func cameBack() {
    if cover.showing == .restartsOnReturn { beginAgain() }
    if cover.showing == .sticksOnReturn { countdown.stick() }
    guard cover.showing == .closesOnReturn, !isLeaving else { return run() }
    closeItself("the ad closes as the user comes back", .closedOnReturn)
  }

  /// Some start over as the user comes back: whoever leaves often never gets to the end.
  private func beginAgain() {
    guard !isLeaving, !hasEnded, countdown.length != nil, !countdown.isRunning else { return }
    World.current.journal.note(
      by: cover.network, "the ad starts over as the user comes back",
      violation: .restartedOnReturn)
    countdown = cover.countdown
  }

  /// When it stops and does not go on: before it can be closed.
  private var standstill: Duration? {
    cover.showing == .standsStill && !hasEnded ? countdown.middle : nil
  }

  /// Some stop in the middle: whoever waits for the end waits for ever.
  private func standStill() {
    isStill = true
    World.current.journal.note(
      by: cover.network, "the ad stands still", violation: .stoodStill)
    if !countdown.isClosable(at: now) || countdown.length == nil { countdown.stick() }
    countdown.stand(at: now)
    script?.stand(at: countdown.position(at: now))
    cancelTimers()
    refresh()
  }

  /// What it has opened, or another ad over it, goes with it.
  private func closeItself(_ text: String, _ violation: Violation? = nil) {
    World.current.journal.note(
      by: cover.network, text, violation: canEarn && !hasEnded ? .closedUnearned : violation)
    World.current.soon { [weak self] in MainActor.assumeIsolated { self?.end() } }
  }

  /// Nobody tells a controller that goes from below another one: it had disappeared before.
  private func end() {
    (presentingViewController ?? self).dismiss(animated: true)
    guard !isLeaving, presentingViewController == nil, !isTakenOff else { return }
    leave()
    onEvent(.closed)
  }

  private func refresh() {
    let isClosable = countdown.isClosable(at: now)
    panel.countdownEnd = countdownEnd
    panel.show(
      .init(
        text: text(isClosable), progress: countdown.length.map(progress),
        isClosable: isClosable && !isAsking, isAsking: isAsking, isOver: isOver,
        isPlaying: countdown.isRunning, canPlay: video?.isLinear == true && !hasEnded,
        canSkip: canSkip, hasIcon: hasIcon))
  }

  /// Whether there is an end card now; a VAST ad decides itself whether one follows.
  private var isOver: Bool {
    hasEnded && countdown.length != nil && cover.style == .full && !cover.hasNoEndCard
      && (video == nil || hasEndCard)
  }

  // MARK: The VAST ad

  private func happened(_ event: MediatedVASTAd.Event) { onEvent(.video(event, moment)) }

  private var moment: MediatedVASTAd.Moment {
    .init(position: skippedAt ?? countdown.position(at: now), isMuted: panel.isMuted)
  }

  /// Which part of it was played; a video that was skipped stays where it was.
  private func progress(of length: Duration) -> Double {
    skippedAt.map { $0 / length } ?? countdown.progress(at: now)
  }

  private var canSkip: Bool {
    guard let skip = video?.timeline?.skip else { return false }
    return !hasEnded && !isAsking && countdown.position(at: now) >= skip
  }

  private var hasIcon: Bool {
    guard let icon = video?.icon, !hasEnded else { return false }
    let since = countdown.position(at: now) - (icon.offset ?? .zero)
    return since >= .zero && icon.duration.map { since < $0 } ?? true
  }

  /// When the icon goes, or skipping is possible.
  private var changeOfButtons: Duration? {
    let position = countdown.position(at: now)
    let gone = video?.icon.flatMap { icon in icon.duration.map { (icon.offset ?? .zero) + $0 } }
    return [gone, video?.timeline?.skip].compactMap(\.self).filter { $0 > position }.min()
  }

  private func cameToEndCard() {
    if cover.hasNoEndCard, countdown.length != nil, cover.style == .full,
      video == nil || video?.endCard != nil
    {
      return World.current.journal.note(
        by: cover.network, "no end card follows", violation: .endCardMissing)
    }
    guard video?.endCard != nil else { return }
    hasEndCard = true
    happened(.endCardView)
  }

  private func playTapped() {
    isHeld.toggle()
    isHeld ? stand() : run()
  }

  private func skipTapped() {
    skippedAt = countdown.position(at: now)
    canEarn = false
    hasEnded = cover.next == nil
    happened(.skip)
    script?.end()
    countdown.skip()
    cancelTimers()
    if let next = cover.next { return play(next) }
    cameToEndCard()
    reach()
  }

  /// Says why the user sees the ad; that is no click.
  private func iconTapped() {
    happened(.iconClick)
    guard let url = URL(string: video?.icon?.clickThrough?.url ?? cover.adChoices) else { return }
    UIApplication.shared.open(url)
  }

  /// Who left before it was seen has not seen it.
  private func endLook() {
    if script?.wasSeen == false { happened(.notViewable) }
  }

  // MARK: What the user does

  private func clicked() {
    guard !cover.overlooksTap() else { return }
    onEvent(.clicked(hasEndCard ? .endCardClick : .click, moment))
    guard video?.levelLost(isEndCard: hasEndCard) == nil else { return }
    let destination = cover.destination(video?.address(isEndCard: hasEndCard, moment))
    cover.leads { [self] in
      let top = UIApplication.shared.keyWindow?.topmostController
      destination.open(over: presentingViewController == nil ? top : self)
    }
  }

  private func closeTapped() {
    guard cover.showing != .coversItsClose else {
      return World.current.journal.note(
        by: cover.network,
        "the tap meets the system's own button, and not the close button under it",
        violation: .closeOutOfReach)
    }
    closeTaps += 1
    guard cover.showing != .ignoresClose, cover.showing != .closesAtTheThirdTap || closeTaps > 2
    else {
      return World.current.journal.note(
        by: cover.network, "the close button is tapped, and does nothing",
        violation: .closeIgnored)
    }
    guard cover.style != .plain, canEarn, !hasEnded else { return goAway() }
    isAsking = true
    stand()
  }

  private func goAway() {
    guard cover.showing == .leavesItsScreen else { return dismiss(animated: true) }
    cancelTimers()
    leave()
    hasLeftItsScreen = true
    panel.isHidden = true
    view.backgroundColor = .systemBackground
    World.current.journal.note(
      by: cover.network, "the ad is told to be gone, and its screen stays, empty",
      violation: .screenLeft)
    onEvent(.closed)
  }

  private func keepWatching() {
    isAsking = false
    run()
  }

  private func leave() {
    isLeaving = true
    activity?.end()
    endLook()
    happened(.close)
    happened(.closeLinear)
    onEvent(.closing)
  }
}
