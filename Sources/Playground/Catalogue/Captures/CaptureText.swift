package import Auditing
import HAR
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
    guard failure.isCertain else { return "where it leads is not in the capture" }
    return "no ad: \(reason.sentence) (error \(failure.code.rawValue))"
  }

  /// `Impression`, `progress 5.000 s`.
  package static func event(_ event: PixelEvent) -> String {
    event.moment.map { "\(event.name) \(seconds(Int($0 / .milliseconds(1))))" } ?? event.name
  }

  /// `once`, `twice`, `not called`.
  package static func calls(_ pixel: PixelAudit) -> String {
    switch pixel.calls.count {
    case 0: pixel.reason == nil ? "not called" : "never"
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

  /// What is to be done about the whole of it.
  package static func verdict(_ audit: CaptureAudit) -> String {
    let missing = audit.ads.flatMap(\.pixels).count { $0.troubles.contains(where: \.isMissing) }
    let others = audit.ads.flatMap(\.faults).count { !$0.trouble.isMissing }
    if audit.ads.isEmpty { return "No VAST document is in this capture." }
    switch (missing, others) {
    case (0, 0): return "Every pixel that was due was called, once and in order."
    case (0, _): return "\(count(others, "call")) too many, too early or out of order."
    case (_, 0):
      return "\(count(missing, "pixel")) that \(missing == 1 ? "was" : "were") due did not arrive."
    default:
      return """
        \(count(missing, "pixel")) that \(missing == 1 ? "was" : "were") due did not arrive; \
        \(count(others, "call")) too many, too early or out of order.
        """
    }
  }

  /// What the reader could not see.
  package static func notes(_ audit: CaptureAudit) -> [String] {
    let skipped = audit.capture.skipped
    var notes: [String] = []
    if skipped.count > 0 {
      let line = skipped.firstLine.map { ", the first on line \($0)" } ?? ""
      notes.append("\(count(skipped.count, "entry", "entries")) can't be read and left out\(line)")
    }
    if !audit.capture.isWhole {
      notes.append("the file ends in the middle: what came after is not judged")
    }
    notes += audit.missing.map { missing in
      missing.wasAsked
        ? "the body of \(missing.url) was not recorded; hand it over with --vast FILE"
        : "\(missing.url), where a wrapper leads, was not requested in this capture"
    }
    if !audit.unseenHosts.isEmpty {
      notes.append(
        "nobody saw what was sent to \(some(audit.unseenHosts)): the connection was not opened")
    }
    return notes
  }

  static func some(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  private static func count(_ number: Int, _ noun: String, _ nouns: String) -> String {
    "\(number.grouped) \(number == 1 ? noun : nouns)"
  }
}
