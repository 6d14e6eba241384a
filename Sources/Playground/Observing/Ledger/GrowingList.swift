/// A list that only grows, in parts that copies share: a copy costs what has changed since.
package struct GrowingList<Element> {
  /// All of them are full but the last.
  private var parts: [[Element]] = []
  private static var partSize: Int { 16 }

  package init() {}

  package mutating func append(_ element: Element) {
    if parts.last.map({ $0.count < Self.partSize }) != true { parts.append([]) }
    parts[parts.count - 1].append(element)
  }
}

extension GrowingList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { parts.last.map { (parts.count - 1) * Self.partSize + $0.count } ?? 0 }

  package subscript(place: Int) -> Element {
    get { parts[place / Self.partSize][place % Self.partSize] }
    _modify { yield &parts[place / Self.partSize][place % Self.partSize] }
  }
}

extension GrowingList: Sendable where Element: Sendable {}
extension GrowingList: Equatable where Element: Equatable {}
