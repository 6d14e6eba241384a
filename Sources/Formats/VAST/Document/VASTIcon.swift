/// An icon over a video, such as AdChoices.
public struct VASTIcon: Hashable, Sendable {
  /// Whose icon it is.
  public let program: String?
  /// Its width in pixels.
  public let width: Int?
  /// Its height in pixels.
  public let height: Int?
  /// `left`, `right`, or pixels from the left.
  public let xPosition: String?
  /// `top`, `bottom`, or pixels from the top.
  public let yPosition: String?
  /// When it appears; nil for the start.
  public let offset: Duration?
  /// For how long it is shown; nil for until the end.
  public let duration: Duration?
  /// What it needs to run.
  public let apiFramework: String?
  /// A text for those who cannot see it.
  public let altText: String?
  /// What it shows.
  public let resources: [VASTResource]
  /// What to call when it is shown.
  public let viewTracking: [VASTLink]
  /// Where a click leads.
  public let clickThrough: VASTLink?
  /// What to call on a click.
  public let clickTracking: [VASTLink]
  /// Pictures to show where no page can be opened.
  public let fallbackImages: [VASTResource]
  /// The element's place.
  public let position: VASTPosition

  /// Whether it is the AdChoices icon.
  public var isAdChoices: Bool { program?.lowercased() == "adchoices" }
}

/// What an icon, companion or overlay shows.
public enum VASTResource: Hashable, Sendable {
  case file(url: String, type: String?)
  case frame(url: String)
  case html(String)

  /// The URL, or the HTML itself.
  public var text: String {
    switch self {
    case .file(let url, _), .frame(let url): url
    case .html(let text): text
    }
  }
}
