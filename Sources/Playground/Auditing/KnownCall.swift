package import HAR

/// A request of a mediation SDK or an ad server, known by the form of its URL.
package struct KnownCall: Sendable {
  package let exchange: Exchange
  package let form: Form

  package enum Form: String, CaseIterable, Sendable {
    case googleRequest = "Google: ad request"
    case googleImpression = "Google: impression"
    case googleClick = "Google: click"
    case verification = "verified reward (server to server)"
  }

  init?(_ exchange: Exchange) {
    guard let form = Form(exchange.url) else { return nil }
    (self.exchange, self.form) = (exchange, form)
  }
}

extension KnownCall.Form {
  /// Paths on Google's ad servers, and the parameters of the public callback for verified rewards.
  fileprivate init?(_ url: String) {
    let compared = ComparedURL(url)
    let rest = String(decoding: compared.bytes.dropFirst(compared.host.utf8.count), as: UTF8.self)
    let path = rest.prefix { $0 != "?" }
    let names = Set(
      rest.dropFirst(path.count + 1).split(separator: "&").map { $0.prefix { $0 != "=" } })
    if names.isSuperset(of: ["ad_network", "transaction_id", "signature", "key_id"]) {
      self = .verification
      return
    }
    let hosts = ["doubleclick.net", "googlesyndication.com", "googleadservices.com"]
    guard hosts.contains(where: { compared.host == $0 || compared.host.hasSuffix(".\($0)") }) else {
      return nil
    }
    switch path {
    case "/mads/gma", "/gampad/ads", "/getconfig/sodar": self = .googleRequest
    case "/pagead/adview", "/pcs/view", "/pagead/interaction/": self = .googleImpression
    case "/aclk", "/pcs/click", "/pagead/aclk": self = .googleClick
    default: return nil
    }
  }
}
