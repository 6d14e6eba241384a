/// The themes one can choose from. What they look like is found out when they are listed.
package struct ThemeList: Equatable, Sendable, ExpressibleByArrayLiteral {
  package let names: [String]
  private let find: @Sendable (String) -> ThemeCard

  package init(_ names: [String], card: @escaping @Sendable (String) -> ThemeCard = { .init($0) }) {
    (self.names, find) = (names, card)
  }

  package init(arrayLiteral names: String...) { self.init(names) }

  package var cards: [ThemeCard] { names.map(find) }

  package static func == (one: Self, other: Self) -> Bool { one.names == other.names }
}
