/// The files of `Palettes`, embedded in the program, so they are there wherever it is installed.
package enum BuiltInThemes {
  /// Name and content, in menu order; the first is the default, and the first light one is that of
  /// light terminals.
  package static let all: [(name: String, content: [UInt8])] = [
    ("midnight", PackageResources.midnight_json),
    ("daylight", PackageResources.daylight_json),
    // Cool and warm.
    ("abyss", PackageResources.abyss_json),
    ("glacier", PackageResources.glacier_json),
    ("ember", PackageResources.ember_json),
    ("parchment", PackageResources.parchment_json),
    ("moss", PackageResources.moss_json),
    ("orchid", PackageResources.orchid_json),
    // For eyes that see red and green alike.
    ("harbor", PackageResources.harbor_json),
    ("lighthouse", PackageResources.lighthouse_json),
    // Of the highest contrast.
    ("beacon", PackageResources.beacon_json),
    ("ink", PackageResources.ink_json),
    // Of one colour.
    ("graphite", PackageResources.graphite_json),
    ("phosphor", PackageResources.phosphor_json),
  ]
}
