/// A URL as a document has it, with its macros, against the URLs that were requested.
struct URLTemplate: Sendable {
  let host: String
  /// The names of its macros, in order.
  let macros: [String]
  /// What is between them: one more than there are macros.
  private let pieces: [[UInt8]]
  /// The names of its parameters.
  private let order: [String]

  /// The part of a request's URL that stands in the place of a macro.
  struct Value: Equatable, Sendable {
    let macro: String
    /// As it is in the URL.
    let text: String
  }

  init(_ url: String) {
    let text = Array(url.utf8.prefix(ComparedURL.longest))
    var (pieces, macros, rest) = ([[UInt8]](), [String](), text[...])
    var piece: [UInt8] = []
    while !rest.isEmpty {
      if let (name, length) = MacroToken.token(at: rest) {
        pieces.append(piece)
        macros.append(name)
        piece = []
        rest = rest.dropFirst(length)
      } else {
        piece.append(rest.removeFirst())
      }
    }
    pieces.append(piece)
    let first = ComparedURL(pieces[0])
    host = first.host
    self.pieces = [first.bytes] + pieces.dropFirst().map { ComparedURL.unescaped($0[...]) }
    self.macros = macros
    order = Self.parameters(of: text)
  }

  /// The values of its macros in a URL; nil if it is another URL.
  func values(in url: ComparedURL) -> [Value]? {
    guard url.host == host else { return nil }
    let plain = values(in: url.bytes[...])
    // The last macro would swallow what a player has put behind it.
    guard plain?.allSatisfy({ !$0.text.utf8.contains(UInt8(ascii: "&")) }) != true else {
      return plain
    }
    let kept = withoutAddedParameters(url)
    return kept.flatMap { values(in: $0[...]) }
      ?? inOrder(kept ?? url.bytes).flatMap { values(in: $0[...]) } ?? plain
  }

  /// The leftmost place of each piece: if there is any way to match, this is one.
  private func values(in url: ArraySlice<UInt8>) -> [Value]? {
    guard let first = pieces.first, let last = pieces.last, url.starts(with: first) else {
      return nil
    }
    guard macros.count > 0 else { return url.count == first.count ? [] : nil }
    var (rest, values) = (url.dropFirst(first.count), [Value]())
    for (macro, piece) in zip(macros, pieces.dropFirst()).dropLast() {
      guard let place = rest.firstRange(of: piece) else { return nil }
      values.append(
        Value(macro: macro, text: String(decoding: rest[..<place.lowerBound], as: UTF8.self)))
      rest = rest[place.upperBound...]
    }
    guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else { return nil }
    return values + [
      Value(
        macro: macros[macros.count - 1],
        text: String(decoding: rest.dropLast(last.count), as: UTF8.self))
    ]
  }

  // MARK: Parameters in another order

  /// A URL with its parameters in the order of the template; nil if it has others, or another path.
  private func inOrder(_ url: [UInt8]) -> [UInt8]? {
    guard let first = pieces.first, order.count > 1,
      let question = first.firstIndex(of: UInt8(ascii: "?")), url.starts(with: first[...question])
    else { return nil }
    var parts = url[(question + 1)...].split(separator: UInt8(ascii: "&"))
    guard parts.count == order.count else { return nil }
    var query: [ArraySlice<UInt8>] = []
    for name in order {
      guard let place = parts.firstIndex(where: { Self.name(of: $0) == name }) else { return nil }
      query.append(parts.remove(at: place))
    }
    return Array(first[...question]) + query.joined(separator: [UInt8(ascii: "&")])
  }

  // MARK: Parameters that players add

  /// What some players put behind a URL that has no cache buster of its own.
  private static let added: Set<String> = ["rnd", "cb", "ord", "correlator"]

  private func withoutAddedParameters(_ url: ComparedURL) -> [UInt8]? {
    guard let question = url.bytes.firstIndex(of: UInt8(ascii: "?")) else { return nil }
    let parts = url.bytes[(question + 1)...].split(separator: UInt8(ascii: "&"))
    let kept = parts.filter { !Self.added.subtracting(order).contains(Self.name(of: $0)) }
    guard kept.count < parts.count else { return nil }
    let query = Array(kept.joined(separator: [UInt8(ascii: "&")]))
    return url.bytes[..<question] + (query.isEmpty ? [] : [UInt8(ascii: "?")] + query)
  }

  private static func parameters(of url: [UInt8]) -> [String] {
    guard let question = url.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    return url[(question + 1)...].split(separator: UInt8(ascii: "&")).map(name)
  }

  private static func name(of parameter: ArraySlice<UInt8>) -> String {
    let name = parameter.prefix { $0 != UInt8(ascii: "=") }
    return String(decoding: ComparedURL.unescaped(name), as: UTF8.self)
  }
}
