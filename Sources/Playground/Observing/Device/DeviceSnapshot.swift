package import Scenarios
package import Simulation

/// Something that paints a picture, always the same one.
package protocol PictureSource: AnyObject, Sendable {
  var painted: DeviceSnapshot.Pixels { get }
}

/// The simulated screen as values: what is drawn where, in points, from the bottom up.
package struct DeviceSnapshot: Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var elements: [Element] = []
  /// What can be touched, in reading order.
  package var targets: [Target] = []
  /// Where the ad is, if it is on the screen.
  package var adFrame: PointRect?
  /// The unit whose ad is on the screen: over the application, or among its views.
  package var unit: String?
  /// Whether the application has a screen of its own.
  package var isOwn = false
  /// Since when an ad has been in view that is not counted yet.
  package var adInViewSince: Instant?
  /// When the countdown on the screen is over, while one runs.
  package var countdownEnd: Instant?
  /// Whether something covers the application.
  package var isCovered = false
  /// Whether the application is in the background, or has ended.
  package var isInBackground = false
  package var hasEnded = false

  /// Something drawn.
  package struct Element: Equatable, Sendable {
    package var frame: PointRect
    /// The visible part of it.
    package var visible: PointRect
    package var content: Content
    /// The part of the ad it belongs to.
    package var target: Target?

    package init(frame: PointRect, visible: PointRect, content: Content, target: Target?) {
      self.frame = frame
      self.visible = visible
      self.content = content
      self.target = target
    }
  }

  package enum Content: Equatable, Sendable {
    case fill(Paint)
    case border(isRounded: Bool)
    case text(Text)
    case button(title: String, isEnabled: Bool, isProminent: Bool)
    case picture(Picture, caption: String?)
    case progress(Double)
  }

  package struct Text: Equatable, Sendable {
    package var string: String
    package var color: Paint
    package var background: Paint?
    package var isBold: Bool
    package var alignment: Alignment
    /// The maximum number of lines; 0 for as many as fit.
    package var lines: Int

    package init(
      string: String, color: Paint, background: Paint?, isBold: Bool, alignment: Alignment,
      lines: Int
    ) {
      self.string = string
      self.color = color
      self.background = background
      self.isBold = isBold
      self.alignment = alignment
      self.lines = lines
    }

    package enum Alignment: Sendable {
      case start, center, end
    }
  }

  /// A colour by its role, so that a theme can decide, or by its numbers.
  package enum Paint: Equatable, Sendable {
    case role(Role)
    case rgb(UInt32)

    package enum Role: String, CaseIterable, Sendable {
      case label, secondaryLabel, background, raised, fill, separator, tint, yellow, green, red
    }
  }

  /// A small picture, painted when somebody looks at it.
  package struct Picture: Equatable, Sendable {
    private let source: any PictureSource
    /// The name of a file whose picture is shown instead, if it can be.
    package let file: String?

    package init(_ source: any PictureSource, file: String?) {
      self.source = source
      self.file = file
    }

    package var pixels: Pixels { source.painted }

    /// A picture is compared with itself without being painted.
    package static func == (left: Self, right: Self) -> Bool {
      left.file == right.file && (left.source === right.source || left.pixels == right.pixels)
    }
  }

  /// `0xRRGGBB` row by row.
  package struct Pixels: Equatable, Sendable {
    package let width: Int
    package let height: Int
    package let values: [UInt32]

    package init(width: Int, height: Int, values: [UInt32]) {
      (self.width, self.height, self.values) = (width, height, values)
    }
  }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The files whose pictures are to be seen.
  package var pictureFiles: [String] {
    elements.compactMap { element in
      guard case .picture(let picture, _) = element.content else { return nil }
      return picture.file
    }
  }

  /// What can be touched among the drawn elements, each once, in reading order.
  package static func targets(of elements: [Element]) -> [Target] {
    var firstFrames: [(target: Target, frame: PointRect)] = []
    for element in elements {
      guard let target = element.target, !element.visible.isEmpty else { continue }
      guard !firstFrames.contains(where: { $0.target == target }) else { continue }
      firstFrames.append((target, element.frame))
    }
    return firstFrames.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }.map(\.target)
  }
}
