/// The files of `Palettes`, embedded in the program, so they are there wherever it is installed.
package enum BuiltInThemes {
  /// Name and content, in menu order; the first is the default.
  package static let all: [(name: String, content: [UInt8])] = [
    ("midnight", PackageResources.midnight_json),
    ("daylight", PackageResources.daylight_json),
    ("ember", PackageResources.ember_json),
    ("graphite", PackageResources.graphite_json),
  ]
}
