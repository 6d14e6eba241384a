package import Consent
package import JSON
package import Scenarios

/// A string of the user's consent in a scenario that nobody can decode: the application stores it all the same.
package struct BadConsentString: Equatable, Sendable {
  package let key: String
  package let position: JSONPosition
  package let error: ConsentError

  /// Those that hold from the beginning, and those that a script sets.
  package static func all(in scenario: Scenario) -> [BadConsentString] {
    guard let source = scenario.source else { return [] }
    let steps = source.member("script")?.elements ?? []
    let places = [source.member("privacy")] + steps.map { $0.member("consent") }
    return places.compactMap(\.self).flatMap { place in
      kinds.compactMap { key, kind in
        place.member(key).flatMap { BadConsentString($0, key, kind) }
      }
    }
  }

  private static let kinds: [(String, ConsentKind)] = [
    ("tcf", .tcf), ("additionalConsent", .additionalConsent), ("gpp", .gpp),
    ("usPrivacy", .usPrivacy),
  ]

  private init?(_ node: JSONNode, _ key: String, _ kind: ConsentKind) {
    guard case .string(let text) = node.value, !text.isEmpty,
      let error = Self.error(of: text, kind)
    else { return nil }
    (self.key, self.error, position) = (key, error, node.position)
  }

  private static func error(of text: String, _ kind: ConsentKind) -> ConsentError? {
    do throws(ConsentError) {
      return try ConsentReader.read(text, as: kind).errors.first
    } catch {
      return error
    }
  }
}
