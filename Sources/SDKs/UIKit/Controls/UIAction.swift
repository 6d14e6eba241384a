/// Something to be done when a control is used.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What it is called on a control that shows a name.
  open var title: String
  /// What it looks like.
  open var image: UIImage?
  /// Who used it, while it is being done.
  public private(set) final var sender: Any?
  let identifier: Identifier?
  private let handler: (UIAction) -> Void

  /// An action; without an identifier it is another one than any other.
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

    /// This name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// This name.
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
