import VAST

/// A URL as it is compared: tools and players write the same one in several ways.
///
/// The scheme does not count, the host is in lower case, usual ports and fragments are gone, and escapes of
/// characters that need none are undone. The order of a query's parameters stays, and so do other escapes.
struct ComparedURL: Hashable, Sendable {
  let host: String
  /// All of it.
  let bytes: [UInt8]

  /// The longest URL that is looked at.
  static let longest = 8192

  init(_ url: String) { self.init(Array(url.utf8.prefix(Self.longest))) }

  init(_ url: [UInt8]) {
    var rest = url[...]
    if let colon = url.firstIndex(of: UInt8(ascii: ":")),
      url[colon...].starts(with: "://".utf8)
    {
      rest = url[(colon + 3)...]
    } else if url.starts(with: "//".utf8) {
      rest = url.dropFirst(2)
    }
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    host = Self.host(authority)
    let tail = rest[authority.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    let path = tail.first == UInt8(ascii: "/") ? [] : Array("/".utf8)
    bytes = Array(host.utf8) + path + Self.unescaped(tail)
  }

  private static func host(_ authority: ArraySlice<UInt8>) -> String {
    var host = String(decoding: authority, as: UTF8.self).lowercased()
    for port in [":443", ":80"] where host.hasSuffix(port) { host.removeLast(port.count) }
    return host
  }

  /// `%7E` is `~`; `%2f` is `%2F`, which is something else than `/`.
  static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (result, place) = ([UInt8](), text.startIndex)
    result.reserveCapacity(text.count)
    while place < text.endIndex {
      guard text[place] == UInt8(ascii: "%"), place + 2 < text.endIndex,
        let high = hex(text[place + 1]), let low = hex(text[place + 2])
      else {
        result.append(text[place])
        place += 1
        continue
      }
      let byte = high << 4 | low
      if VASTMacros.isUnreserved(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), upper(text[place + 1]), upper(text[place + 2])]
      }
      place += 3
    }
    return result
  }

  /// A value of a URL, with all its escapes undone once.
  static func decoded(_ text: some Collection<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).removingEscapes
  }

  private static func upper(_ byte: UInt8) -> UInt8 { byte > 0x60 ? byte - 0x20 : byte }

  static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x57
    default: nil
    }
  }
}

extension String {
  fileprivate var removingEscapes: String {
    var (bytes, rest) = ([UInt8](), Array(utf8)[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(ComparedURL.hex),
        let low = rest.dropFirst().first.flatMap(ComparedURL.hex)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
