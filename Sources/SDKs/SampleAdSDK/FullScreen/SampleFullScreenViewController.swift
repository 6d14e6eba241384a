import Simulation

/// A full-screen ad on the screen: runs its countdown while visible, and closes when allowed.
final class SampleFullScreenViewController: UIViewController {
  private let ad: SampleCover
  private let creative: SampleCreative
  private let panel: SampleFullScreenView
  private var showing: SampleShowing
  private var wasSeen = false
  private var hasEnded = false
  private var hasSaidStuck = false
  private var isAsking = false
  private var milestone: Timeline.Token?
  private var ticker: Timeline.Token?
  private var isLeaving = false
  private var activity: ActivityWatch?

  private var now: Instant { World.current.timeline.now }

  init(_ ad: SampleCover, _ creative: SampleCreative) {
    self.ad = ad
    self.creative = creative
    showing = SampleShowing(creative)
    panel = SampleFullScreenView(creative, ad.format)
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
    panel.learnMoreButton.does { [weak self] in self?.clicked() }
    panel.keepWatchingButton.does { [weak self] in self?.keepWatching() }
    panel.leaveButton.does { [weak self] in self?.close() }
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

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stand()
  }

  private var isRewarded: Bool { ad.format == .rewarded }

  // MARK: The countdown

  private func run() {
    guard !isAsking, !isLeaving, viewIfLoaded?.window != nil, presentedViewController == nil,
      UIApplication.shared.applicationState == .active, !showing.isRunning
    else { return }
    showing.run(at: now)
    ticker = World.current.timeline.every(.seconds(1)) { [weak self] in self?.refresh() }
    reach()
  }

  private func stand() {
    guard showing.isRunning else { return refresh() }
    showing.stand(at: now)
    cancelTimers()
    refresh()
  }

  private func cancelTimers() {
    [milestone, ticker].compactMap { $0 }.forEach(World.current.timeline.cancel)
    (milestone, ticker) = (nil, nil)
  }

  /// Does what is due now, and waits for the next milestone.
  private func reach() {
    if !hasEnded, showing.isOver(at: now) {
      hasEnded = true
      if isRewarded {
        ad.tell(.videoEnded)
        ad.earned()
      }
    }
    if !hasSaidStuck, showing.isStuck(at: now) {
      hasSaidStuck = true
      World.current.journal.note(by: network, "the close button does not come")
    }
    refresh()
    guard showing.isRunning, let next = showing.nextMilestone(at: now) else {
      return cancelTimers()
    }
    milestone = World.current.after(
      next, "the countdown goes on", .countdownGoesOn, by: network
    ) { [weak self] in self?.reach() }
  }

  private func refresh() {
    let isClosable = showing.isClosable(at: now)
    panel.show(
      text: text(isClosable), progress: showing.length.map { _ in showing.progress(at: now) },
      isClosable: isClosable && !isAsking, isAsking: isAsking)
    if hasEnded, showing.length != nil, ad.format != .appOpen { panel.showEndCard() }
  }

  private func text(_ isClosable: Bool) -> String {
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

  // MARK: What the user does

  private func clicked() {
    ad.clicked()
    switch creative.destination {
    case .nothing: break
    case .app:
      guard let url = URL(string: "https://store.sample.example/app") else { return }
      UIApplication.shared.open(url)
    case .page:
      let page = SamplePageViewController(
        title: creative.texts["headline"] ?? "", text: creative.texts["body"] ?? "",
        picture: creative.scene(filling:))
      present(page, animated: true)
    }
  }

  private func closeTapped() {
    guard isRewarded, !hasEnded else { return close() }
    isAsking = true
    stand()
  }

  private func keepWatching() {
    isAsking = false
    run()
  }

  private func close() {
    isLeaving = true
    activity?.end()
    ad.tell(.closing)
    dismiss(animated: true) { [ad] in ad.left() }
  }
}

extension UIButton {
  fileprivate func does(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
