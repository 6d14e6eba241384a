import JSON
import Simulation

/// What somebody says an ad is worth: any number there is, and those that are none.
package struct Price: Hashable, Sendable {
  /// The number; two that are not a number count as the same price.
  package let value: Double

  package init(_ value: Double) {
    self.value = value.isNaN ? .nan : value
  }

  package static func == (one: Price, other: Price) -> Bool {
    one.value.bitPattern == other.value.bitPattern
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value.bitPattern) }

  /// As a scenario and the journal have it: the shortest text that is read back as the same price.
  package var text: String {
    if value.isNaN { return "nan" }
    guard value.isFinite else { return value < 0 ? "-inf" : "inf" }
    return "\(value)"
  }

  static let pattern = #"^(nan|-?inf|-?[0-9]{1,40}(\.[0-9]{1,40})?(e[-+]?[0-9]{1,3})?)$"#

  /// Nil for a text that is no price.
  package init?(reading text: String) {
    if text == "nan" || text.hasSuffix("inf") {
      guard ["nan", "inf", "-inf"].contains(text) else { return nil }
    } else {
      guard Self.isDecimal(text[...]) else { return nil }
    }
    guard let value = Double(text) else { return nil }
    self.init(value)
  }

  /// Whether it is written as the pattern has it; `Double` accepts more.
  private static func isDecimal(_ text: Substring) -> Bool {
    var rest = text.hasPrefix("-") ? text.dropFirst() : text
    func takeDigits(atMost count: Int) -> Bool {
      let digits = rest.prefix { "0"..."9" ~= $0 }
      rest = rest.dropFirst(digits.count)
      return (1...count).contains(digits.count)
    }
    guard takeDigits(atMost: 40) else { return false }
    if rest.first == "." {
      rest.removeFirst()
      guard takeDigits(atMost: 40) else { return false }
    }
    guard rest.first == "e" else { return rest.isEmpty }
    rest.removeFirst()
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    return takeDigits(atMost: 3) && rest.isEmpty
  }
}

extension JSONNode {
  /// A number, or a text for one that JSON cannot have.
  func price() throws(JSONError) -> Price {
    guard kind == .string else { return Price(try double()) }
    let text = try string()
    guard let price = Price(reading: text) else {
      throw problem("a price such as 0.0042, \"nan\" or \"inf\"", found: text)
    }
    return price
  }
}

extension Codec where Value == Price {
  static let price = Codec(
    schema: { summary in
      .any(of: [Schema(.anyNumber), .text(pattern: Price.pattern)], summary)
    },
    read: { (node) throws(JSONError) in try node.price() }, fact: { .string($0.text) },
    value: { if case .string(let text) = $0 { Price(reading: text) } else { nil } })
}
