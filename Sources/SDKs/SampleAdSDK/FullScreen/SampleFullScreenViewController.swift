import MediatedNetworks
import Simulation

/// A full-screen ad on the screen: runs its countdown while visible, and closes when allowed.
final class SampleFullScreenViewController: UIViewController {
  private let ad: SampleCover
  private let creative: SampleCreative
  private let panel: SampleFullScreenView
  private let video: SampleVideoAd?
  private var showing: MediatedCountdown
  private var script: SampleVideoScript?
  private var wasSeen = false
  private var hasEnded = false
  private var hasSaidStuck = false
  private var isAsking = false
  /// How much of the video was played when the user skipped the rest.
  private var skippedAt: Duration?
  /// Whether the user has paused the video.
  private var isHeld = false
  /// Whether the video stands still, whatever the reason.
  private var isPaused = false
  private var hasEndCard = false
  private var milestone: Timeline.Token?
  private var ticker: Timeline.Token?
  private var isLeaving = false
  private var activity: ActivityWatch?

  private var now: Instant { World.current.timeline.now }

  init(_ ad: SampleCover, _ creative: SampleCreative) {
    self.ad = ad
    self.creative = creative
    video = ad.video
    showing = MediatedCountdown(
      length: creative.countdown ?? creative.video, closeAfter: creative.closeAfter,
      isRewarded: creative.format == .rewarded, patience: MediatedCountdown.usualPatience,
      sticks: creative.showing == .sticks)
    script = video.map(SampleVideoScript.init)
    panel = SampleFullScreenView(creative, ad.format, video)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    panel.closeButton.does { [weak self] in self?.closeTapped() }
    panel.callToActionButton.does { [weak self] in self?.clicked() }
    panel.endCard.onTap = { [weak self] in self?.clicked() }
    panel.playButton.does { [weak self] in self?.playTapped() }
    panel.skipButton.does { [weak self] in self?.skipTapped() }
    panel.iconButton.does { [weak self] in self?.iconTapped() }
    panel.onSound = { [weak self] isMuted in self?.happened(isMuted ? .mute : .unmute) }
    panel.learnMoreButton.does { [weak self] in self?.clicked() }
    panel.keepWatchingButton.does { [weak self] in self?.keepWatching() }
    panel.leaveButton.does { [weak self] in self?.dismiss(animated: true) }
    // The countdown is paused while the user is elsewhere.
    activity = ActivityWatch { [weak self] isActive in isActive ? self?.run() : self?.stand() }
    refresh()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !wasSeen {
      wasSeen = true
      ad.appeared()
      if isRewarded { ad.tell(.videoStarted) }
    }
    run()
  }

  /// The ad is gone when anything dismisses it: its own button, or the application with what is below.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed, !isTakenOff { leave() }
    stand()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { ad.left() }
  }

  private var isRewarded: Bool { ad.format == .rewarded }

  // MARK: The countdown

  private func run() {
    guard !isAsking, !isLeaving, !isHeld, viewIfLoaded?.window != nil,
      presentedViewController == nil,
      UIApplication.shared.applicationState == .active, !showing.isRunning
    else { return }
    showing.run(at: now)
    if isPaused {
      isPaused = false
      happened(.resume)
    }
    ticker = World.current.timeline.every(.seconds(1)) { [weak self] in self?.refresh() }
    reach()
  }

  private func stand() {
    guard showing.isRunning else { return refresh() }
    showing.stand(at: now)
    script?.stand(at: showing.position(at: now))
    cancelTimers()
    if video?.isLinear == true, !hasEnded, !isLeaving {
      isPaused = true
      happened(.pause)
    }
    refresh()
  }

  private func cancelTimers() {
    [milestone, ticker].compactMap { $0 }.forEach(World.current.timeline.cancel)
    (milestone, ticker) = (nil, nil)
  }

  /// Does what is due now, and waits for the next milestone.
  private func reach() {
    for event in script?.reach(showing.position(at: now)) ?? [] { happened(event) }
    if !hasEnded, showing.isOver(at: now) {
      hasEnded = true
      if isRewarded {
        ad.tell(.videoEnded)
        ad.earned()
      }
      cameToEndCard()
    }
    if !hasSaidStuck, showing.isStuck(at: now) {
      hasSaidStuck = true
      World.current.journal.note(by: network, "the close button does not come")
    }
    refresh()
    let position = showing.position(at: now)
    let moments = [
      showing.nextMilestone(at: now), script?.next.map { $0 - position },
      iconChange.flatMap { $0 > position ? $0 - position : nil },
    ]
    guard showing.isRunning, let next = moments.compactMap(\.self).min() else {
      return cancelTimers()
    }
    milestone = World.current.after(
      next, "the countdown goes on", .countdownGoesOn, by: network
    ) { [weak self] in self?.reach() }
  }

  private func refresh() {
    let isClosable = showing.isClosable(at: now)
    panel.countdownEnd = countdownEnd
    panel.show(
      text: text(isClosable), progress: showing.length.map(progress),
      isClosable: isClosable && !isAsking, isAsking: isAsking)
    panel.show(
      isPlaying: showing.isRunning, canPlay: video?.isLinear == true && !hasEnded,
      canSkip: canSkip, hasIcon: hasIcon)
    if hasEnded, showing.length != nil, ad.format != .appOpen, video == nil || hasEndCard {
      panel.showEndCard()
    }
  }

  /// When what is counted down to comes, unless something interrupts it.
  private var countdownEnd: Instant? {
    guard showing.isRunning else { return nil }
    let moment = isRewarded && !hasEnded ? showing.length : showing.closeAfter
    let left = (moment ?? .zero) - showing.position(at: now)
    return left > .zero ? now + left : nil
  }

  private func text(_ isClosable: Bool) -> String {
    if skippedAt != nil { return isRewarded ? "Skipped: no reward" : "" }
    if isRewarded, !hasEnded, let length = showing.length {
      return SampleWords.reward(creative.reward, "in \(time(until: length))")
    }
    if isClosable || showing.isStuck(at: now) {
      return isRewarded ? SampleWords.reward(creative.reward, "earned") : ""
    }
    return "Close in \(time(until: showing.closeAfter))"
  }

  private func time(until moment: Duration) -> String {
    SampleWords.time(showing.seconds(until: moment, at: now))
  }

  // MARK: The VAST ad

  private func happened(_ event: SampleVideoAd.Event) { ad.happened(event, moment) }

  private var moment: SampleVideoAd.Moment {
    .init(position: skippedAt ?? showing.position(at: now), isMuted: panel.isMuted)
  }

  /// Which part of it was played; a video that was skipped stays where it was.
  private func progress(of length: Duration) -> Double {
    skippedAt.map { $0 / length } ?? showing.progress(at: now)
  }

  private var canSkip: Bool {
    guard let skip = video?.timeline?.skip else { return false }
    return !hasEnded && !isAsking && showing.position(at: now) >= skip
  }

  private var hasIcon: Bool {
    guard let icon = video?.icon, !hasEnded else { return false }
    let since = showing.position(at: now) - (icon.offset ?? .zero)
    return since >= .zero && icon.duration.map { since < $0 } ?? true
  }

  /// When the icon goes, or skipping is possible.
  private var iconChange: Duration? {
    let position = showing.position(at: now)
    let gone = video?.icon.flatMap { icon in icon.duration.map { (icon.offset ?? .zero) + $0 } }
    return [gone, video?.timeline?.skip].compactMap(\.self).filter { $0 > position }.min()
  }

  private func cameToEndCard() {
    guard let video, video.endCard != nil else { return }
    hasEndCard = true
    happened(.endCardView)
  }

  private func playTapped() {
    isHeld.toggle()
    isHeld ? stand() : run()
  }

  private func skipTapped() {
    skippedAt = showing.position(at: now)
    hasEnded = true
    happened(.skip)
    script?.end()
    showing.skip()
    cancelTimers()
    cameToEndCard()
    reach()
  }

  /// Says why the user sees the ad; that is no click.
  private func iconTapped() {
    happened(.iconClick)
    let address = video?.icon?.clickThrough?.url ?? SampleAdInfoView.page
    guard let url = URL(string: address) else { return }
    UIApplication.shared.open(url)
  }

  // MARK: What the user does

  private func clicked() {
    ad.clicked(hasEndCard ? .endCardClick : .click, moment)
    let address = video?.address(isEndCard: hasEndCard, moment)
    switch creative.destination {
    case .nothing: break
    case .app:
      guard let url = URL(string: address ?? "https://store.sample.example/app") else { return }
      UIApplication.shared.open(url)
    case .page:
      let page = SamplePageViewController(
        title: creative.texts["headline"] ?? "", text: creative.texts["body"] ?? "",
        address: address ?? "sample.example", picture: creative.scene(filling:))
      present(page, animated: true)
    }
  }

  private func closeTapped() {
    guard isRewarded, !hasEnded else { return dismiss(animated: true) }
    isAsking = true
    stand()
  }

  private func keepWatching() {
    isAsking = false
    run()
  }

  private func leave() {
    isLeaving = true
    activity?.end()
    if script?.wasSeen == false { happened(.notViewable) }
    happened(.close)
    happened(.closeLinear)
    ad.tell(.closing)
  }
}

extension UIButton {
  fileprivate func does(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
