/// A screen of an application that is hunted: its buttons are pressed at random.
package struct HuntedApp: Codable, Equatable, Sendable {
  package let name: String
  /// The names that scripts have for its buttons, as far as they have come to light.
  package var buttons: [String] = []

  package init(_ name: String) { self.name = name }
}
