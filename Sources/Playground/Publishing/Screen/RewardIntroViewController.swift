import GoogleMobileAds
import Simulation

/// What the application shows before a rewarded interstitial: an announcement with the reward and a
/// way out. It continues by itself.
final class RewardIntroViewController: UIViewController {
  /// Called with whether the user stays.
  var onAnswer: (Bool) -> Void = { _ in }

  private let reward: AdReward
  /// How much time is left when it next runs.
  private var left = Duration.seconds(5)
  private var runsSince: Instant?
  private var timers: [Timeline.Token] = []
  private var activity: ActivityWatch?
  private let countdown = UILabel()
  private var hasAnswered = false

  init(_ reward: AdReward) {
    self.reward = reward
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let width = view.bounds.width
    let type = reward.type.isEmpty ? "reward" : reward.type
    let title = label("\(reward.amount) \(type) for a short ad", y: 120)
    title.frame.size.height = 40
    title.numberOfLines = 2
    title.font = .boldSystemFont(ofSize: 17)
    countdown.textColor = .secondaryLabel
    countdown.textAlignment = .center
    countdown.frame = CGRect(x: 0, y: 160, width: width, height: 20)
    let decline = UIButton()
    decline.setTitle("No, thanks", for: .normal)
    decline.accessibilityIdentifier = "close"
    decline.frame = CGRect(x: (width - 140) / 2, y: 220, width: 140, height: 20)
    decline.addAction(UIAction { [weak self] _ in self?.answer(false) }, for: .touchUpInside)
    view.addSubview(countdown)
    view.addSubview(decline)
    activity = ActivityWatch { [weak self] isActive in isActive ? self?.run() : self?.stand() }
    run()
  }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: view.bounds.width, height: 20))
    label.text = text
    label.textAlignment = .center
    view.addSubview(label)
    return label
  }

  private var timeLeft: Duration {
    runsSince.map { left - (World.current.timeline.now - $0) } ?? left
  }

  private func refresh() {
    countdown.countdownEnd = runsSince.map { $0 + left }
    countdown.text = "The ad starts in \(Int((timeLeft / .seconds(1)).rounded(.up))) s"
  }

  /// Time passes only while the user is here.
  private func run() {
    guard !hasAnswered, runsSince == nil else { return }
    let world = World.current
    runsSince = world.timeline.now
    timers = [
      world.after(left, "the intro is over", .introRanOut, by: .app, of: self) { $0.answer(true) },
      world.timeline.every(.seconds(1)) { [weak self] in self?.refresh() },
    ]
    refresh()
  }

  private func stand() {
    left = timeLeft
    runsSince = nil
    timers.forEach(World.current.timeline.cancel)
  }

  private func answer(_ isWelcome: Bool) {
    guard !hasAnswered else { return }
    hasAnswered = true
    stand()
    activity?.end()
    dismiss(animated: true) { [onAnswer] in onAnswer(isWelcome) }
  }
}
