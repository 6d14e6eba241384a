import Foundation

extension BuildPlace {
  /// The package that this program is built from; nil for one that has no scenario of its own, and is
  /// nobody's who asks it.
  @MainActor
  static func own(home: String?) -> BuildPlace? {
    guard home != nil, let folder = PackageFolder.around(WatchCommand.ownPath)?.path else {
      return nil
    }
    return BuildPlace(package: folder, of: WatchCommand.ownPath)
  }
}
