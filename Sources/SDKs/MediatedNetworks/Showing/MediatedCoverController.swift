import Simulation
import UIKit

/// What a cover says of itself.
enum MediatedCoverEvent {
  case appeared, clicked
  /// The countdown is over.
  case ended
  case closed
}

/// A full-screen ad on the screen: runs its countdown while it is visible and the application
/// active, and closes when allowed.
final class MediatedCoverController: UIViewController {
  private let creative: MediatedCreative
  private let network: Party
  private let isRewarded: Bool
  private let panel: MediatedCoverView
  private let onEvent: (MediatedCoverEvent) -> Void
  private var countdown: MediatedCountdown
  private var milestone: Timeline.Token?
  private var ticker: Timeline.Token?
  private var activity: ActivityWatch?
  private var hasEnded = false
  private var isLeaving = false

  private var now: Instant { World.current.timeline.now }

  init(
    _ creative: MediatedCreative, network: Party, isRewarded: Bool, sticks: Bool,
    _ onEvent: @escaping (MediatedCoverEvent) -> Void
  ) {
    self.creative = creative
    self.network = network
    self.isRewarded = isRewarded
    self.onEvent = onEvent
    countdown = MediatedCountdown(
      length: creative.countdown, closeAfter: creative.closeAfter, isRewarded: isRewarded,
      sticks: sticks)
    panel = MediatedCoverView(creative, network: network.name ?? "")
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    panel.closeButton.does { [weak self] in self?.dismiss(animated: true) }
    panel.callToActionButton.does { [weak self] in self?.clicked() }
    // The countdown stands while the user is elsewhere.
    activity = ActivityWatch { [weak self] isActive in isActive ? self?.run() : self?.stand() }
    refresh()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent(.appeared)
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
    if isLeaving { onEvent(.closed) }
  }

  // MARK: The countdown

  private func run() {
    guard !isLeaving, viewIfLoaded?.window != nil, presentedViewController == nil,
      UIApplication.shared.applicationState == .active, !countdown.isRunning
    else { return }
    countdown.run(at: now)
    ticker = World.current.timeline.every(.seconds(1)) { [weak self] in self?.refresh() }
    reach()
  }

  private func stand() {
    countdown.stand(at: now)
    cancelTimers()
    refresh()
  }

  private func cancelTimers() {
    [milestone, ticker].compactMap(\.self).forEach(World.current.timeline.cancel)
    (milestone, ticker) = (nil, nil)
  }

  /// Does what is due now, and waits for the next milestone.
  private func reach() {
    if !hasEnded, countdown.isOver(at: now) {
      hasEnded = true
      onEvent(.ended)
    }
    refresh()
    guard countdown.isRunning, let next = countdown.nextMilestone(at: now) else {
      return cancelTimers()
    }
    milestone = World.current.after(
      next, "the countdown goes on", .countdownGoesOn, by: network
    ) { [weak self] in self?.reach() }
  }

  private func refresh() {
    let isClosable = countdown.isClosable(at: now)
    panel.countdownEnd = countdownEnd
    panel.show(
      text: text(isClosable), progress: countdown.length.map { _ in countdown.progress(at: now) },
      isClosable: isClosable)
  }

  /// When what is counted down to comes, unless something interrupts it.
  private var countdownEnd: Instant? {
    guard countdown.isRunning else { return nil }
    let moment = isRewarded && !hasEnded ? countdown.length : countdown.closeAfter
    let left = (moment ?? .zero) - countdown.position(at: now)
    return left > .zero ? now + left : nil
  }

  private func text(_ isClosable: Bool) -> String {
    if isRewarded, let length = countdown.length {
      let reward = "\(creative.reward.amount) \(creative.reward.type)"
      return hasEnded
        ? "\(reward) earned" : "\(reward) in \(countdown.seconds(until: length, at: now)) s"
    }
    if isClosable { return "" }
    let seconds = countdown.seconds(until: countdown.closeAfter, at: now)
    return seconds > 0 ? "Close in \(seconds) s" : ""
  }

  // MARK: What the user does

  private func clicked() {
    onEvent(.clicked)
    creative.open(over: self)
  }

  private func leave() {
    isLeaving = true
    activity?.end()
  }
}

extension UIButton {
  func does(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
