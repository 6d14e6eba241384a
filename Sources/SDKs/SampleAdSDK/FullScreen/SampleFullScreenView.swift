/// What a full-screen ad of the Sample network looks like.
final class SampleFullScreenView: UIView {
  let closeButton = UIButton()
  let callToActionButton = UIButton()
  let learnMoreButton = UIButton()
  let keepWatchingButton = UIButton()
  let leaveButton = UIButton()
  let playButton = UIButton()
  let skipButton = UIButton()
  let iconButton = UIButton()
  let endCard: SampleEndCard
  /// Called when the sound is switched off or on.
  var onSound: (Bool) -> Void = { _ in }
  private(set) var isMuted = false

  private let countdown = UILabel()
  private let bar = UIProgressView()
  private let muteButton = UIButton()
  private let question = UIView()
  private let picture = UIImageView()
  private let headline = UILabel()
  private let body = UILabel()
  private let advertiser = UILabel()
  private let badge = UILabel()
  private let creative: SampleCreative
  private let format: SampleCreative.Format
  private let hasVideo: Bool
  private let video: SampleVideoAd?

  init(_ creative: SampleCreative, _ format: SampleCreative.Format, _ video: SampleVideoAd?) {
    self.format = format
    self.video = video
    hasVideo = creative.video != nil
    self.creative = creative
    endCard = SampleEndCard(creative, video?.endCard?.altText)
    endCard.isHidden = true
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    badge.text = "Ad"
    badge.textColor = .secondaryLabel
    countdown.textColor = .secondaryLabel
    headline.text = creative.texts["headline"]
    headline.font = .boldSystemFont(ofSize: 17)
    headline.textAlignment = .center
    body.text = creative.texts["body"]
    body.numberOfLines = 0
    body.textAlignment = .center
    advertiser.text = creative.texts["advertiser"] ?? creative.texts["store"]
    advertiser.textColor = .secondaryLabel
    advertiser.textAlignment = .center
    setUpButtons(creative)
    setUpQuestion()
    [badge, countdown, muteButton, closeButton, bar, picture, headline, body, advertiser].forEach(
      addSubview)
    if video != nil { [playButton, skipButton, iconButton].forEach(addSubview) }
    [endCard, callToActionButton, learnMoreButton, question].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func setUpButtons(_ creative: SampleCreative) {
    label(closeButton, format == .appOpen ? "Continue to app ✕" : "✕", "close")
    label(callToActionButton, creative.texts["callToAction"] ?? "", "callToAction")
    callToActionButton.backgroundColor = .tintColor
    callToActionButton.isHidden = creative.texts["callToAction"] == nil
    label(learnMoreButton, "Learn more", "learnMore")
    learnMoreButton.isHidden = !hasLearnMore
    label(playButton, "‖", "play")
    label(skipButton, "Skip", "skip")
    skipButton.backgroundColor = .tintColor
    label(iconButton, "ⓘ", "adChoices")
    [playButton, skipButton, iconButton].forEach { $0.isHidden = true }
    label(muteButton, "♪", "mute")
    muteButton.isHidden = !hasVideo
    muteButton.addAction(
      UIAction { [weak self] _ in self?.toggleSound() }, for: .touchUpInside)
  }

  private func setUpQuestion() {
    question.backgroundColor = .secondarySystemBackground
    question.layer.borderWidth = 1
    question.layer.cornerRadius = 8
    let text = UILabel()
    text.text = "Lose the reward?"
    text.font = .boldSystemFont(ofSize: 17)
    text.textAlignment = .center
    text.frame = CGRect(x: 10, y: 20, width: 280, height: 20)
    label(keepWatchingButton, "Keep watching", "keepWatching")
    keepWatchingButton.backgroundColor = .tintColor
    keepWatchingButton.frame = CGRect(x: 20, y: 60, width: 170, height: 20)
    label(leaveButton, "Close", "close")
    leaveButton.frame = CGRect(x: 215, y: 60, width: 70, height: 20)
    [text, keepWatchingButton, leaveButton].forEach(question.addSubview)
  }

  private func label(_ button: UIButton, _ title: String, _ identifier: String) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = SampleFullScreenLayout(
      in: bounds.size, closeWidth: format == .appOpen ? 210 : 50)
    badge.frame = layout.badge
    countdown.frame = layout.countdown
    closeButton.frame = layout.close
    muteButton.frame = layout.mute
    bar.frame = layout.bar
    if video != nil { layOutVideo(layout) }
    picture.frame = layout.picture
    picture.image = creative.scene(filling: layout.picture.size)
    headline.frame = layout.headline
    body.frame = layout.body
    advertiser.frame = layout.advertiser
    callToActionButton.frame = layout.callToAction
    learnMoreButton.frame = layout.learnMore
    question.frame = layout.question
    if !endCard.isHidden { layOutEndCard() }
  }

  /// The bar makes room for a button on each side; the icon is where its document wants it.
  private func layOutVideo(_ layout: SampleFullScreenLayout) {
    let skipWidth: CGFloat = skipButton.isHidden ? 0 : 80
    playButton.frame = CGRect(x: 0, y: layout.bar.minY, width: 30, height: 20)
    skipButton.frame = CGRect(
      x: bounds.width - skipWidth, y: layout.bar.minY, width: skipWidth, height: 20)
    bar.frame = CGRect(
      x: 30, y: layout.bar.minY, width: max(0, bounds.width - 30 - skipWidth), height: 20)
    let icon = video?.icon
    let isLeft = icon?.xPosition.map { $0 == "left" || Int($0).map { $0 < 160 } == true } ?? false
    let isLow = icon?.yPosition.map { $0 == "bottom" || Int($0).map { $0 > 90 } == true } ?? false
    iconButton.frame = CGRect(
      x: isLeft ? 0 : bounds.width - 30,
      y: isLow ? layout.picture.maxY - 20 : layout.picture.minY, width: 30, height: 20)
  }

  private func layOutEndCard() {
    endCard.frame = CGRect(
      x: 0, y: 20, width: bounds.width, height: max(0, bounds.height - 20))
    endCard.arrange(in: endCard.bounds.size)
    callToActionButton.frame = endCard.convert(endCard.buttonFrame, to: self)
  }

  /// Replaces the picture with the end card.
  func showEndCard() {
    guard endCard.isHidden else { return }
    endCard.isHidden = false
    for view in [bar, picture, headline, body, advertiser, learnMoreButton, muteButton] {
      view.isHidden = true
    }
    for view in [playButton, skipButton, iconButton] { view.isHidden = true }
    layOutEndCard()
  }

  /// Shows how far the ad is. What the user cannot use is not there at all.
  func show(text: String, progress: Double?, isClosable: Bool, isAsking: Bool) {
    countdown.text = text
    bar.isHidden = progress == nil || !endCard.isHidden
    bar.progress = Float(progress ?? 0)
    closeButton.isHidden = !isClosable
    question.isHidden = !isAsking
    // While the user is asked, there is one question and no other button.
    let isQuiet = isAsking || !endCard.isHidden
    callToActionButton.isHidden = isAsking || callToActionButton.title(for: .normal) == ""
    learnMoreButton.isHidden = isQuiet || !hasLearnMore
    muteButton.isHidden = isQuiet || !hasVideo
  }

  /// The buttons of a VAST ad's video.
  func show(isPlaying: Bool, canPlay: Bool, canSkip: Bool, hasIcon: Bool) {
    guard video != nil else { return }
    let isQuiet = !question.isHidden || !endCard.isHidden
    playButton.setTitle(isPlaying ? "‖" : "▶", for: .normal)
    playButton.isHidden = isQuiet || !canPlay
    if !canPlay { muteButton.isHidden = true }
    if skipButton.isHidden != (isQuiet || !canSkip) {
      skipButton.isHidden.toggle()
      setNeedsLayout()
    }
    iconButton.isHidden = isQuiet || !hasIcon
  }

  /// A VAST ad that leads nowhere has no button for it.
  private var hasLearnMore: Bool { hasVideo && video.map { $0.clickThrough != nil } ?? true }

  private func toggleSound() {
    isMuted.toggle()
    onSound(isMuted)
    muteButton.setTitle(isMuted ? "♪̸" : "♪", for: .normal)
  }
}
