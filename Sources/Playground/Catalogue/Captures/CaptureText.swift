package import Auditing
package import HAR
import VAST

/// Texts about captures of traffic.
package enum CaptureText {
  /// `session.har: 214 requests in 48.2 s, 2 video ads`.
  package static func title(_ name: String, _ audit: CaptureAudit) -> String {
    let exchanges = audit.capture.exchanges
    let requests = count(exchanges.count, "request")
    let ads = count(audit.ads.count, "video ad")
    guard let first = exchanges.first, let last = exchanges.map(\.start).max() else {
      return "\(name): no requests"
    }
    return "\(name): \(requests) in \(seconds(last.milliseconds(since: first.start))), \(ads)"
  }

  package static func title(_ ad: CapturedAd, number: Int) -> String {
    let name = ad.title.map { " \"\($0)\"" } ?? ""
    let length = ad.duration.map { ", \(seconds(Int($0 / .milliseconds(1))))" } ?? ""
    let wrappers = ad.levels.count - (ad.failure?.reason == nil ? 1 : 0)
    let through = wrappers > 0 ? ", through \(count(wrappers, "wrapper"))" : ""
    return "ad \(number)\(name)\(length)\(through)"
  }

  /// Why an ad can't be shown; nil if it can.
  package static func failure(_ ad: CapturedAd) -> String? {
    guard let failure = ad.failure else { return nil }
    guard let reason = failure.reason else {
      return "it can't be played: error \(failure.code.rawValue)"
    }
    guard !ad.isOpen else { return "where it leads is not in the capture" }
    return "no ad: \(reason.sentence) (error \(failure.code.rawValue))"
  }

  /// `Impression`, `progress 5.000 s`.
  package static func event(_ event: PixelEvent) -> String {
    event.moment.map { "\(event.name) \(seconds(Int($0 / .milliseconds(1))))" } ?? event.name
  }

  /// Where a document is from: its URL, and its file if it was given beside the capture.
  package static func place(_ level: CapturedAd.Level) -> String {
    guard let file = level.file else { return level.url.map(url) ?? "the first document" }
    return level.url.map { "\(file), for \(url($0))" } ?? file
  }

  /// A URL as it is shown: what tells people or devices apart is hidden.
  package static func url(_ url: String) -> String { HiddenIdentifiers.hiding(url) }

  /// The same without its parameters' values.
  package static func urlWithoutQuery(_ text: String) -> String {
    let url = url(text)
    guard let question = url.firstIndex(of: "?") else { return url }
    return url[...question] + HiddenIdentifiers.mark
  }

  /// What `--stage` takes: the numbers of the ads that can be shown.
  package static func shown(_ numbers: [Int]) -> String {
    switch numbers.count {
    case 0: "the number of an ad that can be shown, and this capture has none"
    case 1: "\(numbers[0]), the one ad of this capture that can be shown"
    default: "one of the ads that can be shown: \(some(numbers.map { "\($0)" }))"
    }
  }

  package static let knownByForm = "requests of ad networks, known by their form"

  /// `Google: click`.
  package static func form(_ form: KnownCall.Form) -> String {
    "\(form.owner): \(form.kind.rawValue)"
  }

  /// `12.345 s  Google: click  https://…`.
  package static func known(_ call: KnownCall, _ capture: Capture) -> String {
    let moment = seconds(call.exchange.start.milliseconds(since: capture.start))
    let url = urlWithoutQuery(call.exchange.url)
    return "\(moment)  \(form(call.form))  \(url)"
  }

  /// `once`, `twice`, `not called`; `may follow` where the capture ends before its moment.
  package static func calls(_ pixel: PixelAudit) -> String {
    switch pixel.calls.count {
    case 0:
      pixel.troubles.contains(where: \.isMissing)
        ? "never"
        : pixel.isHostUnseen || pixel.troubles.contains(where: \.isHidden)
          ? "not seen" : pixel.mayFollow ? "may follow" : "not called"
    case 1: "once"
    case 2: "twice"
    case let count: "\(count) times"
    }
  }

  package static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = abs(milliseconds).quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest + 1000).dropFirst()
    return "\(milliseconds < 0 ? "−" : "")\(whole).\(digits) s"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }

  static func some(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  static func count(_ number: Int, _ noun: String, _ nouns: String) -> String {
    "\(number.grouped) \(number == 1 ? noun : nouns)"
  }
}
