/// The theme files of this folder, in the program itself: it finds them wherever it is installed.
package enum BuiltInThemes {
  /// Name and content, the one in force when nobody chose first.
  package static let all: [(name: String, content: [UInt8])] = [
    ("midnight", PackageResources.midnight_json),
    ("daylight", PackageResources.daylight_json),
    ("ember", PackageResources.ember_json),
    ("graphite", PackageResources.graphite_json),
  ]
}
