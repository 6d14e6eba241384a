/// Something on a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Its title.
  open var title: String? { didSet { changed() } }
  /// Its picture, which is shown where there is no title.
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { changed() } }
  /// A number for finding it.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What is read aloud.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// Called on changes: the bar that shows the item draws it again.
  final var changed: () -> Void = {}

  /// An item without a title or picture.
  public override init() {
    super.init()
  }
}
