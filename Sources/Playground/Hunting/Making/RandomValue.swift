import JSON
import Scenarios

/// Random values for what a schema allows.
///
/// It knows no setting: whatever the tables of settings have can be drawn.
struct RandomValue {
  let dice: Dice

  /// Nil for what cannot be made up, such as a file beside the scenario.
  func value(_ schema: Schema, for key: String = "") -> JSONTree? {
    if let made = Self.documents[key] { return made(dice) }
    return switch schema.shape {
    case .words(let words): .string(dice.pick(words))
    case .boolean: dice.flag()
    case .null: .null
    case .constant(let constant): Self.tree(constant)
    case .integer(let range): integer(range)
    case .number(let range): number(range)
    case .anyNumber: .number(dice.number(below: 100))
    case .string(nil): .string(dice.pick(Self.texts))
    case .string: nil
    case .tuple(let element, let count):
      .array((0..<count).compactMap { _ in value(element) })
    case .array(let element, let least): array(of: element, atLeast: least)
    case .anyOf(let all), .oneOf(let all): value(dice.pick(all), for: key)
    case .object(let object): self.object(object)
    case .reference(let name): referenced(name, key)
    }
  }

  private static let texts = ["Sample", "", " ", "日本語の広告", "a\nb\t\"c\""]

  /// What a schema calls a text but is one of another language.
  private static let documents: [String: @Sendable (Dice) -> JSONTree] = [
    "vast": { .string(RandomVAST.document(isGood: $0.isOne(in: 2), $0)) },
    "vastCatalogue": { .object([RandomVAST.url: .string(RandomVAST.inline($0))]) },
  ]

  private static func tree(_ constant: Schema.Constant) -> JSONTree {
    switch constant {
    case .string(let text): .string(text)
    case .int(let number): .number(number)
    case .true: .bool(true)
    }
  }

  private func integer(_ range: ClosedRange<Int>) -> JSONTree {
    let wanted = [range.lowerBound, 0, 1, 10, 402, 1_000_000, range.upperBound]
    return .number(dice.pick(wanted.filter(range.contains)))
  }

  private func number(_ range: ClosedRange<Int>) -> JSONTree {
    let wanted = [(range.lowerBound, ""), (0, ".5"), (1, ""), (4, ".5"), (range.upperBound, "")]
    let (whole, rest) = dice.pick(wanted.filter { range.contains($0.0) })
    return .leaf("\(whole)\(rest)")
  }

  private func array(of element: Schema, atLeast least: Int) -> JSONTree? {
    let elements = (0..<max(least, dice.number(below: 3))).compactMap { _ in value(element) }
    return elements.count < least ? nil : .array(elements)
  }

  private func object(_ object: Schema.Object) -> JSONTree {
    var members = object.properties.filter { $0.isRequired || dice.isOne(in: 2) }.compactMap {
      property in
      value(property.value, for: property.key).map { JSONTree.Member(key: property.key, value: $0) }
    }
    if case .all(let schema) = object.others, members.isEmpty {
      members = ["region", "profile_id"].filter { _ in dice.isOne(in: 2) }.compactMap { key in
        value(schema).map { .init(key: key, value: $0) }
      }
    }
    return .object(members)
  }

  private func referenced(_ name: String, _ key: String) -> JSONTree? {
    switch name {
    case "duration": .milliseconds(dice.pick([0] + Self.times))
    case "positiveDuration", "anyDuration": .milliseconds(dice.pick(Self.times))
    case "refreshInterval": .milliseconds(dice.pick([30_000, 45_000, 120_000]))
    case "color": .string("#2f6fde")
    default: ScenarioSchema.definition(name).flatMap { value($0, for: key) }
    }
  }

  private static let times = [1, 50, 200, 999, 2000, 4999, 5000, 5001, 20_000, 60_000]
}
