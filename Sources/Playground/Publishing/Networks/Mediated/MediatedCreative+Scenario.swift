import Contract
import MediatedNetworks
import Scenarios

extension MediatedCreative {
  /// What a scenario says of an ad, whatever its network; what it does not say stays.
  mutating func take(_ content: Scenario.Content) {
    for (asset, text) in content.texts { texts[asset.rawValue] = text.value }
    video = content.video
    vast = MediatedVAST(content)
    countdown = content.duration
    closeAfter = content.closeAfter
    goesLateBy = content.goesLateBy
    if let reward = content.reward { self.reward = reward }
    if let opens = content.opens { self.opens = Destination(opens) }
  }

  /// The usual ad of a network, changed as the scenario says.
  init(_ content: Scenario.Content?, of network: String) {
    self.init()
    texts["headline"] = "An ad of \(network)"
    texts["body"] = "This ad is made for looking at."
    guard let content else { return }
    take(content)
    hasIcon = content.icon?.isAbsent != true
    picture = content.image.map { UInt64(bitPattern: Int64($0.motif)) }
  }
}

extension MediatedVAST {
  /// Nil for an ad without a document.
  fileprivate init?(_ content: Scenario.Content) {
    guard let document = content.vast else { return nil }
    self.init(
      document: document.bytes ?? [],
      catalogue: content.vastCatalogue.compactMapValues(\.bytes), error: content.vastError)
    manners = content.player
    for (asset, text) in content.texts { texts[asset.rawValue] = text.value ?? "" }
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

extension MediatedCreative.Destination {
  fileprivate init(_ opens: Scenario.Content.Opens) {
    self =
      switch opens {
      case .page: .page
      case .app: .app
      case .nothing: .nothing
      }
  }
}
