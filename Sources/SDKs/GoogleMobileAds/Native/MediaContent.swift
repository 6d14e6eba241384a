import Simulation

/// What a ``MediaView`` shows.
open class MediaContent: NSObject {
  /// Tells about the video.
  public let videoController: VideoController
  /// Whether the media is a video.
  public let hasVideoContent: Bool
  /// Width divided by height; 0 if unknown.
  public let aspectRatio: CGFloat
  /// How long the video is; 0 if unknown.
  public let duration: TimeInterval
  /// The picture to show if there is no video.
  public let mainImage: UIImage?

  /// How far the video has played.
  public var currentTime: TimeInterval {
    guard let said = mediatedAd?.currentTime else { return 0 }
    let time = max(0, said.plausible)
    if time != said { noteImplausibleTime() }
    return time
  }

  /// Only once for each ad, since the time is asked for many times a second.
  private func noteImplausibleTime() {
    guard MainQueue.isCurrent, !hasNotedTime else { return }
    hasNotedTime = true
    let world = World.current
    world.journal.within(context.because(of: world.journal.context)) {
      world.noteImplausible("currentTime", by: .adapter)
    }
  }

  /// The network's own view of the media.
  let networkView: UIView?
  /// Whether the adapter says anything about the proportions.
  let isRatioSaid: Bool
  private let mediatedAd: (any MediationNativeAd)?
  /// The load's context: the application may ask for the time at any moment.
  private let context = World.current.journal.context
  private var hasNotedTime = false

  init(of mediatedAd: any MediationNativeAd, images: [NativeAdImage]?, startsMuted: Bool) {
    self.mediatedAd = mediatedAd
    self.networkView = mediatedAd.mediaView
    self.videoController = VideoController(isMuted: startsMuted)
    self.hasVideoContent = mediatedAd.hasVideoContent
    let world = World.current
    let ratio = OptionalRequirement.answer { mediatedAd.mediaContentAspectRatio }
    self.isRatioSaid = ratio != nil
    self.aspectRatio = world.plausible(ratio ?? 0, "mediaContentAspectRatio", by: .adapter)
    self.duration = world.plausible(mediatedAd.duration, "duration", by: .adapter)
    self.mainImage = images?.first?.image
  }
}
