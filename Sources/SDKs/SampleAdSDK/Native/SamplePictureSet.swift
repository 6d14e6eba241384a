/// The pictures of a creative that a request asked for.
struct SamplePictureSet {
  let icon: SampleCreative.Picture?
  let image: SampleCreative.Picture?
  /// More large pictures, if several were requested.
  let more: [SampleCreative.Picture]
  /// Whether they come with the ad; otherwise only their addresses do.
  let comeAlong: Bool

  init(_ creative: SampleCreative, _ request: SampleNativeAdRequest) {
    let orientation = request.preferredImageOrientation
    icon = creative.iconPicture
    image = creative.imagePicture(orientation)
    more =
      request.shouldRequestMultipleImages
      ? (1...2).compactMap { creative.imagePicture(orientation, number: $0) } : []
    comeAlong = request.shouldDownloadImages && creative.delivers == .rasters
  }

  var all: [SampleCreative.Picture] { [icon, image].compactMap { $0 } + more }
}
