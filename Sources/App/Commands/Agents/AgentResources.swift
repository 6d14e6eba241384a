import Catalogue
import ContextProtocol
import Contract
import JSON
import Scenarios

/// What agents can read: scenarios, rules and articles.
enum AgentResources {
  /// A family of them: one row adds one.
  private struct Family: Sendable {
    let name: String
    let title: String
    let type: String
    let entries: @Sendable () -> [(name: String, about: String?)]
    let text: @Sendable (String) -> String?
  }

  private static let families = [
    Family(
      name: "scenario", title: "A built-in scenario", type: "application/json",
      entries: { ScenarioLibrary.index.map { ($0.name, $0.about.isEmpty ? $0.title : $0.about) } },
      // Its comments are for people, and JSON has none.
      text: { name in
        ScenarioLibrary.content(of: name).flatMap { try? JSONReader.read($0) }.map {
          String(decoding: $0.bytes(.pretty), as: UTF8.self)
        }
      }),
    Family(
      name: "rule", title: "A rule: what breaks it, why it matters, how to keep it",
      type: "application/json",
      entries: { Rulebook.all.map { ($0.id, $0.sentence) } },
      text: { id in
        Rulebook.rule(id).map { String(decoding: RulesReport.line($0), as: UTF8.self) }
      }),
    Family(
      name: "article", title: "An article of the documents", type: "text/markdown",
      entries: { Articles.all.map { ($0.name, ArticleList.use(of: $0.name)) } },
      text: { name in
        Articles.all.first { $0.name == name }.map { String(decoding: $0.content(), as: UTF8.self) }
      }),
  ]

  private static func prefix(_ family: Family) -> String { "adplay://\(family.name)/" }

  static var cards: [ResourceCard] {
    families.flatMap { family in
      family.entries().map { entry in
        ResourceCard(
          uri: prefix(family) + entry.name, name: entry.name, description: entry.about,
          type: family.type)
      }
    }
  }

  static var templates: [ResourceTemplate] {
    families.map {
      ResourceTemplate(uri: prefix($0) + "{name}", name: $0.title, type: $0.type)
    }
  }

  /// Nil for an address that leads nowhere.
  static func read(_ uri: String) -> (text: String, type: String)? {
    guard let family = families.first(where: { uri.hasPrefix(prefix($0)) }) else { return nil }
    return family.text(String(uri.dropFirst(prefix(family).count))).map { ($0, family.type) }
  }
}
