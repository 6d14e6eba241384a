/// The files of `Palettes`, in the program itself: it finds them wherever it is installed.
package enum BuiltInThemes {
  /// Name and content, in the order in which they are offered; the first is used when none is chosen.
  package static let all: [(name: String, content: [UInt8])] = [
    ("midnight", PackageResources.midnight_json),
    ("daylight", PackageResources.daylight_json),
    ("ember", PackageResources.ember_json),
    ("graphite", PackageResources.graphite_json),
  ]
}
