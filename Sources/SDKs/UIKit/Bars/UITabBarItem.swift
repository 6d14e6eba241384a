/// A controller's part of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Tabs that look the same in all applications; in a terminal they are words.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The picture while it is selected; the usual one for nil.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A short text beside the title, as for what is new there.
  open var badgeValue: String? { didSet { changed() } }

  /// A tab without a title.
  public override init() {
    super.init()
  }

  /// A tab with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title, and a picture of its own while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case .more, .favorites, .featured, .recents, .contacts, .history, .bookmarks, .search,
      .downloads:
      "\(self)".capitalized
    }
  }
}
