/// An English sentence that stands in a row, to be looked up in the language of the screen where it is shown:
/// its text with `%1`, `%2` … for the values in it.
package struct Sentence: ExpressibleByStringInterpolation, Equatable, Sendable {
  package let template: String
  package let values: [String]

  package init(stringLiteral sentence: String) { (template, values) = (sentence, []) }

  package init(stringInterpolation parts: Parts) {
    (template, values) = (parts.template, parts.values)
  }

  package struct Parts: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { template += literal }

    package mutating func appendInterpolation(_ value: String) {
      values.append(value)
      template += "%\(values.count)"
    }
  }
}
