import Contract
import Languages
package import Scenarios

extension Target {
  /// What the part is called, as a heading of its text.
  package var title: String {
    switch self {
    case .text(let text): text.title
    case .part(let part): part.title
    case .button(let name): name
    case .point(let x, let y): "\(x), \(y)"
    }
  }

  /// Its name within a sentence.
  package var inSentence: String {
    switch self {
    case .text(.callToAction): localized("the button")
    case .part(.starRating): localized("the stars")
    case .part(.play), .part(.mute): rawValue
    case .button(let name): "“\(name)”"
    case .point: localized("the point \(title)")
    case .part(.adChoices), .part(.learnMore), .part(.skip), .part(.keepWatching), .part(.close):
      title
    case .text, .part(.icon), .part(.image), .part(.media), .part(.banner), .part(.whiteSpace):
      localized("the \(title.lowercased())")
    }
  }
}

extension TextAsset {
  fileprivate var title: String {
    switch self {
    case .headline: localized("Headline")
    case .body: localized("Body")
    case .callToAction: localized("Button")
    case .advertiser: localized("Advertiser")
    case .store: localized("Store")
    case .price: localized("Price")
    }
  }
}

extension Target.Part {
  fileprivate var title: String {
    switch self {
    case .icon: localized("Icon")
    case .image: localized("Image")
    case .media: localized("Media")
    case .starRating: localized("Stars")
    case .adChoices: "AdChoices"
    case .play: localized("Play")
    case .mute: localized("Mute")
    case .skip: localized("Skip")
    case .close: localized("Close")
    case .learnMore: localized("Learn more")
    case .keepWatching: localized("Keep watching")
    case .banner: localized("Banner")
    case .whiteSpace: localized("White space")
    }
  }
}
