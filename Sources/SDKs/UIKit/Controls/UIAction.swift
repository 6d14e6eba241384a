/// Something to do when a control is used.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// Its name on a control that shows one.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  /// The control that triggered it, while it runs.
  public private(set) final var sender: Any?
  let identifier: Identifier?
  private let handler: (UIAction) -> Void

  /// An action; without an identifier it differs from all others.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier = identifier
    super.init()
  }

  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier with this name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  func perform(from sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
