import MediatedNetworks
import Simulation

/// What happens to a video.
public enum SampleVideoEvent: Sendable {
  case started, paused, ended, muted, unmuted
}

/// Plays the video of a native ad: a picture with a button to play, one for the sound, and a bar. Of
/// an ad without a video only the picture is there.
open class SampleMediaView: UIView {
  /// How long the video is.
  public let duration: TimeInterval
  /// How far it has played.
  public var currentTime: TimeInterval {
    playback.position(at: World.current.timeline.now) / .seconds(1)
  }
  /// Whether the sound is off.
  public private(set) var isMuted: Bool
  /// Whether it is playing.
  public var isPlaying: Bool { playback.isPlaying }

  weak var ad: SampleNativeAd?
  private var playback: MediatedPlayback
  private var endTimer: Timeline.Token?
  private var tickTimer: Timeline.Token?

  private let poster: UIImageView
  private let playButton = UIButton(nil, "play")
  private let muteButton = UIButton(nil, "mute")
  private let bar = UIProgressView()

  init(duration video: Duration?, poster: UIImage?, startsMuted: Bool) {
    let duration = video ?? .zero
    self.duration = duration / .seconds(1)
    self.playback = MediatedPlayback(duration: duration)
    self.isMuted = startsMuted
    self.poster = UIImageView(image: poster)
    super.init(frame: .zero)
    playButton.does { [weak self] in self?.togglePlaying() }
    muteButton.does { [weak self] in self?.toggleSound() }
    addSubview(self.poster)
    if video != nil { [bar, playButton, muteButton].forEach(addSubview) }
    refresh()
  }

  /// Not available: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Lays the controls out along the bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = max(0, bounds.height - 20)
    poster.frame = bounds
    playButton.frame = CGRect(x: 0, y: bottom, width: 30, height: 20)
    muteButton.frame = CGRect(x: max(0, bounds.width - 30), y: bottom, width: 30, height: 20)
    bar.frame = CGRect(x: 30, y: bottom, width: max(0, bounds.width - 60), height: 20)
  }

  /// Plays, from the beginning if it has ended.
  open func playMedia() {
    guard duration > 0, !playback.isPlaying else { return }
    playback.play(at: World.current.timeline.now)
    endTimer = World.current.after(
      playback.remaining(at: World.current.timeline.now), "the video ended", .videoRanOut,
      by: network
    ) { [weak self] in self?.ended() }
    tick()
    tell(.started)
  }

  /// Pauses.
  open func pauseMedia() {
    guard playback.isPlaying else { return }
    halt()
    tell(.paused)
  }

  /// Stops without telling anybody, since the ad is gone from the screen.
  func stop() {
    guard playback.isPlaying else { return }
    halt()
  }

  private func halt() {
    playback.pause(at: World.current.timeline.now)
    [endTimer, tickTimer].compactMap { $0 }.forEach(World.current.timeline.cancel)
    refresh()
  }

  private func togglePlaying() {
    playback.isPlaying ? pauseMedia() : playMedia()
  }

  private func toggleSound() {
    isMuted.toggle()
    refresh()
    tell(isMuted ? .muted : .unmuted)
  }

  private func ended() {
    playback.end()
    tickTimer.map(World.current.timeline.cancel)
    refresh()
    tell(.ended)
  }

  /// Moves the bar once a second.
  private func tick() {
    refresh()
    tickTimer.map(World.current.timeline.cancel)
    tickTimer = World.current.timeline.every(.seconds(1)) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    playButton.setTitle(playback.isPlaying ? "‖" : "▶", for: .normal)
    muteButton.setTitle(isMuted ? "♪̸" : "♪", for: .normal)
    bar.progress = duration > 0 ? Float(currentTime / duration) : 0
  }

  private func tell(_ event: SampleVideoEvent) {
    refresh()
    guard let ad else { return }
    ad.tell("nativeAd(_:video:)", .networkVideoChanged, data: [Fact.event("\(event)")]) {
      $0.nativeAd(ad, video: event)
    }
  }
}
