/// A port of this machine, under one of the two addresses that can be no other machine's.
package struct LoopbackAddress: Equatable, Sendable {
  package enum Host: String, CaseIterable, Sendable {
    case four = "127.0.0.1"
    case six = "[::1]"
  }

  package let host: Host
  package let port: UInt16

  package init(host: Host, port: UInt16) { (self.host, self.port) = (host, port) }

  /// `127.0.0.1:8080` or `[::1]:8080`. A name is not looked up, so `localhost` is none.
  package init?(_ text: some StringProtocol) {
    guard let host = Host.allCases.first(where: { text.hasPrefix("\($0.rawValue):") }) else {
      return nil
    }
    let digits = text.dropFirst(host.rawValue.count + 1)
    guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let port = UInt16(digits)
    else { return nil }
    self.init(host: host, port: port)
  }

  package var text: String { "\(host.rawValue):\(port)" }
}

/// Where a publisher's server on this machine takes its requests.
package struct LoopbackURL: Equatable, Sendable {
  package let address: LoopbackAddress
  /// With the slash at its beginning.
  package let path: String

  package init(address: LoopbackAddress, path: String) {
    (self.address, self.path) = (address, path)
  }

  /// `http://127.0.0.1:8080/reward`, without a query.
  package init?(_ text: String) {
    guard let start = text.prefixMatch(of: /http:\/\//) else { return nil }
    let rest = text[start.range.upperBound...]
    let (authority, path) = (rest.prefix { $0 != "/" }, rest.drop { $0 != "/" })
    let isWhole = LoopbackAddress(authority) ?? LoopbackAddress("\(authority):80")
    guard let address = isWhole, address.port > 0, path.utf8.count <= Self.longestPath,
      path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"?#".utf8.contains($0) })
    else { return nil }
    self.init(address: address, path: path.isEmpty ? "/" : String(path))
  }

  private static let longestPath = 2000

  package var text: String { "http://\(address.text)\(path)" }
}
