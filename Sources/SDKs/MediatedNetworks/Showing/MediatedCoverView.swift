import UIKit

/// The view of a full-screen ad. Controls that the user cannot use are not in it at all.
final class MediatedCoverView: UIView {
  let closeButton, callToActionButton: UIButton
  let learnMoreButton = UIButton("Learn more", "learnMore")
  let playButton = UIButton("‖", "play")
  let skipButton = UIButton("Skip", "skip", isFilled: true)
  let iconButton = UIButton("ⓘ", "adChoices")
  let keepWatchingButton = UIButton("Keep watching", "keepWatching", isFilled: true)
  let leaveButton = UIButton("Close", "close")
  let endCard: MediatedEndCard
  /// Called when the sound is switched off or on.
  var onSound: (Bool) -> Void = { _ in }
  private(set) var isMuted: Bool

  private let cover: MediatedCover
  private let muteButton = UIButton("♪", "mute")
  private let bar = UIProgressView()
  private let question = UIView()
  private let picture = UIImageView()
  private let badge, headline, body, advertiser: UILabel
  private let countdown = UILabel(nil, isQuiet: true)

  /// What changes while the ad is on the screen.
  struct State {
    var text = ""
    var progress: Double?
    var (isClosable, isAsking, isOver) = (false, false, false)
    /// Whether the video plays, could be stopped or played on, and could be skipped.
    var (isPlaying, canPlay, canSkip) = (false, false, false)
    var hasIcon = false
  }

  init(_ cover: MediatedCover, isMuted: Bool = false) {
    self.cover = cover
    self.isMuted = isMuted
    let texts = cover.creative.texts
    closeButton = UIButton(cover.style == .welcome ? "Continue to app ✕" : "✕", "close")
    callToActionButton = UIButton(texts["callToAction"] ?? "", "callToAction", isFilled: true)
    badge = UILabel(cover.badge, isQuiet: true)
    headline = UILabel(texts["headline"], isBold: true, alignment: .center)
    body = UILabel(texts["body"], alignment: .center)
    body.numberOfLines = 0
    advertiser = UILabel(
      cover.style == .plain ? nil : cover.advertiser, isQuiet: true, alignment: .center)
    endCard = MediatedEndCard(cover)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    if cover.style == .plain {
      countdown.textAlignment = .right
      picture.accessibilityIdentifier = "media"
    }
    muteButton.does { [weak self] in self?.toggleSound() }
    showSound()
    setUpQuestion()
    [badge, countdown, muteButton, closeButton, bar, picture, headline, body, advertiser].forEach(
      addSubview)
    if cover.video != nil { [playButton, skipButton, iconButton].forEach(addSubview) }
    [endCard, callToActionButton, learnMoreButton, question].forEach(addSubview)
    if cover.isBlank { removeCreative() }
    if cover.hasNoButton {
      for part in [callToActionButton, learnMoreButton, endCard] { part.removeFromSuperview() }
    }
    skipButton.isHidden = true
    show(State())
  }

  required init?(coder: NSCoder) { nil }

  private func removeCreative() {
    let creative: [UIView] = [
      picture, headline, body, advertiser, callToActionButton, learnMoreButton, endCard,
    ]
    for part in creative { part.removeFromSuperview() }
  }

  private func setUpQuestion() {
    question.backgroundColor = .secondarySystemBackground
    question.layer.borderWidth = 1
    question.layer.cornerRadius = 8
    let text = UILabel("Lose the reward?", isBold: true, alignment: .center)
    text.frame = CGRect(x: 10, y: 20, width: 280, height: 20)
    keepWatchingButton.frame = CGRect(x: 20, y: 60, width: 170, height: 20)
    leaveButton.frame = CGRect(x: 215, y: 60, width: 70, height: 20)
    [text, keepWatchingButton, leaveButton].forEach(question.addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = MediatedCoverLayout(in: bounds.size, cover.style)
    badge.frame = layout.badge
    countdown.frame = layout.countdown
    closeButton.frame = layout.close
    muteButton.frame = layout.mute
    bar.frame = layout.bar
    if cover.video != nil { layOutVideo(layout) }
    picture.frame = layout.picture
    picture.image = cover.picture(layout.picture.size)
    headline.frame = layout.headline
    body.frame = layout.body
    advertiser.frame = layout.advertiser
    callToActionButton.frame = layout.callToAction
    learnMoreButton.frame = layout.learnMore
    question.frame = layout.question
    if !endCard.isHidden { layOutEndCard() }
  }

  /// The bar makes room for a button on each side; the icon is where its document wants it.
  private func layOutVideo(_ layout: MediatedCoverLayout) {
    let skipWidth: CGFloat = skipButton.isHidden ? 0 : 80
    let (top, width) = (layout.bar.minY, bounds.width)
    playButton.frame = CGRect(x: 0, y: top, width: 30, height: 20)
    skipButton.frame = CGRect(x: width - skipWidth, y: top, width: skipWidth, height: 20)
    bar.frame = CGRect(x: 30, y: top, width: max(0, width - 30 - skipWidth), height: 20)
    let icon = cover.video?.icon
    let isLeft = icon?.xPosition.map { $0 == "left" || Int($0).map { $0 < 160 } == true } ?? false
    let isLow = icon?.yPosition.map { $0 == "bottom" || Int($0).map { $0 > 90 } == true } ?? false
    iconButton.frame = CGRect(
      x: isLeft ? 0 : width - 30,
      y: isLow ? layout.picture.maxY - 20 : layout.picture.minY, width: 30, height: 20)
  }

  private func layOutEndCard() {
    endCard.frame = CGRect(
      x: 0, y: 20, width: bounds.width, height: max(0, bounds.height - 20))
    endCard.arrange(in: endCard.bounds.size)
    callToActionButton.frame = endCard.convert(endCard.buttonFrame, to: self)
  }

  /// While the user is asked, there is one question and no other button; an end card takes the place
  /// of all but the large one.
  func show(_ state: State) {
    countdown.text = state.text
    bar.progress = Float(state.progress ?? 0)
    playButton.setTitle(state.isPlaying ? "‖" : "▶", for: .normal)
    closeButton.isHidden = !state.isClosable
    question.isHidden = !state.isAsking
    callToActionButton.isHidden =
      state.isAsking || callToActionButton.title(for: .normal)?.isEmpty != false

    let isQuiet = state.isAsking || state.isOver
    bar.isHidden = state.progress == nil || state.isOver
    learnMoreButton.isHidden = isQuiet || !hasLearnMore
    muteButton.isHidden = isQuiet || !cover.hasSound || cover.video != nil && !state.canPlay
    playButton.isHidden = isQuiet || !state.canPlay
    iconButton.isHidden = isQuiet || !state.hasIcon
    if skipButton.isHidden != (isQuiet || !state.canSkip) {
      skipButton.isHidden.toggle()
      setNeedsLayout()
    }
    if state.isOver, endCard.isHidden { showEndCard() }
  }

  private func showEndCard() {
    endCard.isHidden = false
    for view in [picture, headline, body, advertiser] { view.isHidden = true }
    layOutEndCard()
  }

  /// A VAST ad that leads nowhere has no button for it.
  private var hasLearnMore: Bool {
    cover.hasSound && cover.video.map { $0.clickThrough != nil } ?? true
  }

  private func toggleSound() {
    isMuted.toggle()
    onSound(isMuted)
    showSound()
  }

  private func showSound() {
    muteButton.setTitle(isMuted ? "♪̸" : "♪", for: .normal)
  }
}
