import Contract
import SampleAdSDK
import Scenarios

extension SampleCreative {
  /// One of the two kinds, changed as the scenario says.
  init(_ content: Scenario.Content) {
    self = content.kind == .content ? .content : .appInstall
    vast = SampleVAST(content)
    for (asset, text) in content.texts { texts[asset.rawValue] = text.value }
    starRating = content.starRating.map { Decimal($0) } ?? starRating
    if let icon = content.icon {
      self.icon = Icon(
        text: icon.text, color: icon.color ?? self.icon?.color ?? 0x2F6FDE, file: icon.file)
    }
    if let image = content.image { take(image) }
    if let media = content.media { self.image?.file = media }
    video = content.video
    countdown = content.duration
    closeAfter = content.closeAfter
    expiresAfter = content.expiresAfter
    if let reward = content.reward { self.reward = reward }
    extras = content.extras
    if let opens = content.opens { destination = Destination(opens) }
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

extension SampleVAST {
  /// Nil for an ad without a document.
  fileprivate init?(_ content: Scenario.Content) {
    guard let document = content.vast else { return nil }
    self.init(
      document: document.bytes ?? [],
      catalogue: content.vastCatalogue.compactMapValues(\.bytes), error: content.vastError)
    for (asset, text) in content.texts { texts[asset.rawValue] = text.value ?? "" }
    hasStars = content.starRating != nil
    hasIcon = content.icon != nil
  }
}

extension Scenario.Content.Text {
  fileprivate var value: String? {
    switch self {
    case .text(let text): text
    case .absent: nil
    }
  }
}

extension SampleCreative.Destination {
  fileprivate init(_ opens: Scenario.Content.Opens) {
    self =
      switch opens {
      case .page: .page
      case .app: .app
      case .nothing: .nothing
      }
  }
}
