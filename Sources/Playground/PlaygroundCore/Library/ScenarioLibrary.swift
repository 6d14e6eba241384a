/// The scenarios that come with the program.
package enum ScenarioLibrary {
  /// Name and content; the first is opened when nothing is named.
  package static let all: [(name: String, content: [UInt8])] = [
    ("storefront", PackageResources.storefront_json)
  ]

  package static func content(of name: String) -> [UInt8]? {
    all.first { $0.name == name }?.content
  }
}
