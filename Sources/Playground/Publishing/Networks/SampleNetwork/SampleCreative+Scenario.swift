import SampleAdSDK
import Scenarios

extension SampleCreative {
  /// One of the two kinds, changed as the scenario says.
  init(_ content: Scenario.Content) {
    self = content.kind == .content ? .content : .appInstall
    common.take(content)
    (hasOwnStars, hasOwnIcon) = (content.starRating != nil, content.icon != nil)
    starRating = content.starRating.map { Decimal($0) } ?? starRating
    if let icon = content.icon {
      self.icon =
        icon.isAbsent
        ? nil
        : Icon(
          text: icon.text, color: icon.color ?? self.icon?.color ?? 0x2F6FDE, file: icon.file)
    }
    if let image = content.image { take(image) }
    if let media = content.media { self.image?.file = media }
    expiresAfter = content.expiresAfter
    extras = content.extras
    if content.imagesAs == .urls { delivers = .urls }
    if content.adChoicesAs == .imageURL { adChoices = .imageURL }
  }

  /// Behind a file alone is the motif of the ad's kind.
  private mutating func take(_ image: Scenario.Content.Image) {
    if image.file == nil || !image.colors.isEmpty || self.image == nil {
      self.image = Image(colors: image.colors, motif: image.motif)
    }
    self.image?.file = image.file
  }
}
