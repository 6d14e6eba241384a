package import HAR

/// A request of a mediation SDK or an ad server, known by the form of its URL.
package struct KnownCall: Sendable {
  package let exchange: Exchange
  package let form: Form

  /// Whose request it is, and what its path says that it is.
  package struct Form: Hashable, Sendable {
    package let owner: String
    package let kind: Kind
  }

  package enum Kind: String, CaseIterable, Sendable {
    case request = "request"
    case impression = "impression"
    case viewability = "viewability"
    case click = "click"
    case reward = "verified reward"
  }

  init?(_ exchange: Exchange) {
    guard exchange.isCall, let form = Form(exchange.url) else { return nil }
    (self.exchange, self.form) = (exchange, form)
  }
}

extension KnownCall.Form {
  /// The parameters of Google's public callback for verified rewards.
  private static let callback: Set<Substring> = [
    "ad_network", "transaction_id", "signature", "key_id",
  ]

  fileprivate init?(_ url: String) {
    let compared = ComparedURL(url)
    let rest = String(decoding: compared.bytes.dropFirst(compared.host.utf8.count), as: UTF8.self)
    let path = rest.prefix { $0 != "?" }
    let query = rest.dropFirst(path.count + 1)
    if Self.isCallback(query) {
      self.init(owner: "Google", kind: .reward)
      return
    }
    let owner = KnownCall.owners.first { $0.has(compared.host, path) }
    guard let owner else { return nil }
    self.init(owner: owner.name, kind: Self.kind(path, query))
  }

  private static func isCallback(_ query: Substring) -> Bool {
    // Most have fewer parameters, and need no list of them.
    query.utf8.count { $0 == UInt8(ascii: "&") } >= callback.count - 1
      && Set(query.split(separator: "&").map { $0.prefix { $0 != "=" } }).isSuperset(of: callback)
  }

  private static func kind(_ path: Substring, _ query: Substring) -> KnownCall.Kind {
    for text in [path, query] {
      let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
      if let kind = KnownCall.words.first(where: { !$0.words.isDisjoint(with: words) })?.kind {
        return kind
      }
    }
    return .request
  }
}

extension KnownCall.Owner {
  fileprivate func has(_ host: String, _ path: Substring) -> Bool {
    hosts.contains { host == $0 || host.hasSuffix($0) && host.dropLast($0.count).last == "." }
      && (paths.isEmpty || paths.contains { path.hasPrefix($0) })
  }
}
