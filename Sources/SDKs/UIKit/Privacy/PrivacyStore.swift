import Foundation
import Simulation

/// What an application stores of its user's choices, where adapters look for it: `UserDefaults.standard`,
/// under the keys that the IAB gave them. It is in memory only, and ends with its world.
package final class PrivacyStore: Lasting {
  /// This world's.
  package static var shared: PrivacyStore { World.current.instance { PrivacyStore() } }
  /// The keys that are in the program's user defaults, whichever world they are from.
  nonisolated(unsafe) private static var keys: Set<String> = []

  /// Whether anything was said of the user in this world.
  package var isUsed = false

  /// Takes away what the world before has left.
  package static func begin() {
    if !keys.isEmpty { set(Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) })) }
  }

  /// Stores texts under their keys, or takes them away.
  package func store(_ texts: [String: String?]) { Self.set(texts) }

  /// All that is there for adapters to read, under its keys.
  package struct Contents {
    fileprivate var texts: [String: Any] = [:]

    /// Nothing.
    package init() {}

    /// Puts a text in place of the one that is there, if there is one.
    package mutating func replace(_ key: String, with text: String) {
      if texts[key] != nil { texts[key] = PrivacyStore.value(key, text) }
    }
  }

  /// What is there now.
  package static var contents: Contents {
    var contents = Contents()
    contents.texts = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    return contents
  }

  /// Has `body` find this in place of what is there.
  package static func replacing(with contents: Contents, _ body: () -> Void) {
    let former = Self.contents
    put(contents.texts)
    body()
    put(former.texts)
  }

  private static func put(_ domain: [String: Any]) {
    StoredText.isHeard = false
    defer { StoredText.isHeard = true }
    let defaults = UserDefaults.standard
    // Foundation keeps what a new domain does not have.
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
  }

  // The domain that wins over all others, and is never written to a file.
  private static func set(_ texts: [String: String?]) {
    var domain = contents.texts
    for (key, text) in texts {
      domain[key] = text.map { value(key, $0) }
      if text == nil { keys.remove(key) } else { keys.insert(key) }
    }
    put(domain)
  }

  private static func value(_ key: String, _ text: String) -> Any {
    guard key == PrivacyChoice.gdprApplies.key else { return StoredText(text, under: key) }
    return NSNumber(value: text == "1" ? 1 : 0)
  }
}
