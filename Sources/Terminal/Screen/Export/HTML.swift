/// A piece of HTML. What is put into it as text is shown as text: markup in it is not obeyed, and
/// what would control a terminal or change the reading direction is made visible. Only literals and
/// other pieces are taken as they are, so a text cannot break out of its place.
package struct HTML: ExpressibleByStringInterpolation, Equatable, Sendable {
  package private(set) var source: String

  package init() { source = "" }

  package init(stringLiteral source: String) { self.source = source }

  package init(stringInterpolation parts: StringInterpolation) { source = parts.source }

  /// What is HTML already, or a style or a script: never a text from outside.
  package init(source: String) { self.source = source }

  /// Lines of text for a `pre`.
  package init(lines: String) {
    source = SafeText.lines(lines).map(Markup.escaped).joined(separator: "\n")
  }

  package static func += (left: inout HTML, right: HTML) { left.source += right.source }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }

    package mutating func appendInterpolation(_ text: String) {
      source += Markup.escaped(SafeText.clean(text))
    }

    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    package mutating func appendInterpolation(_ piece: HTML) { source += piece.source }

    package mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { source += piece.source }
    }
  }
}
