import Foundation

extension BuildPlace {
  /// The package that this program is built from: the one of its scenario, if that has the program, or else
  /// the one around its file. Nil for a program that has no scenario of its own, and is nobody's who asks it.
  @MainActor
  static func own(home: String?) -> BuildPlace? {
    guard let home else { return nil }
    let places = [home, WatchCommand.ownPath].compactMap { file in
      PackageFolder.around(file).flatMap { BuildPlace(package: $0.path, of: WatchCommand.ownPath) }
    }
    return places.first { PackagePrograms.all(in: $0.package).contains($0.product) } ?? places.last
  }
}
