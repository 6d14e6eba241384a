package import Auditing
import HAR
import JSON

extension CaptureText {
  /// The last line of a report: whether all pixels that were due were called.
  package static func verdict(_ audit: CaptureAudit) -> String {
    guard !audit.ads.isEmpty else {
      return audit.unread.isEmpty
        ? "No VAST document that can be read is in this capture."
        : "No VAST document can be read in this capture: \(unread(audit.unread))."
    }
    let silent = audit.ads.indices.filter { audit.ads[$0].isSilent }
    let open = audit.ads.count(where: \.isOpen)
    let hidden = count(audit.ads) { $0.troubles.contains(where: \.isHidden) }
    var sentences: [String] = []
    if silent.count < audit.ads.count {
      sentences.append(sum(audit.ads, isWhole: hidden + open == 0))
    }
    if !silent.isEmpty { sentences.append(self.silent(silent, of: audit.ads.count)) }
    if hidden > 0 {
      let was = hidden == 1 ? "was" : "were"
      let pixels = "\(count(hidden, "pixel")) that \(was) due \(was)"
      sentences.append("Nobody could see whether \(pixels) called.")
    }
    if open > 0 {
      let wrappers = "\(count(open, "wrapper")) \(open == 1 ? "leads" : "lead")"
      sentences.append("Where \(wrappers) is not in the capture, and not judged.")
    }
    return sentences.joined(separator: " ")
  }

  private static func count(_ ads: [CapturedAd], _ isOne: (PixelAudit) -> Bool) -> Int {
    ads.flatMap(\.pixels).count(where: isOne)
  }

  /// `2 pixels that were due did not arrive; 1 call too many, too early or out of order.`
  private static func sum(_ ads: [CapturedAd], isWhole: Bool) -> String {
    let missing = count(ads) { $0.troubles.contains(where: \.isMissing) }
    let others = ads.flatMap(\.faults).count { !$0.trouble.isMissing }
    guard missing + others > 0 else {
      return isWhole
        ? "Every pixel that was due was called, once and in order."
        : "Nothing is wrong with the calls that can be seen."
    }
    var parts: [String] = []
    if missing > 0 {
      let pixels = count(missing, "pixel")
      parts.append("\(pixels) that \(missing == 1 ? "was" : "were") due did not arrive")
    }
    if others > 0 { parts.append("\(count(others, "call")) too many, too early or out of order") }
    return "\(parts.joined(separator: "; "))."
  }

  private static func silent(_ places: [Int], of all: Int) -> String {
    let names = all == 1 ? "the ad" : some(places.map { "ad \($0 + 1)" })
    let were = places.count == 1 ? "it was" : "they were"
    return "No pixel of \(names) was called: nothing shows that \(were) seen."
  }

  /// `2 answers that may be VAST have no recorded body`.
  private static func unread(_ exchanges: [Exchange]) -> String {
    let parts = ([nil] + BodyFlaw.allCases.map(Optional.some)).map { flaw in
      (exchanges.count { $0.flaw == flaw }, flaw?.words ?? "no recorded body")
    }.filter { $0.0 > 0 }.map { number, what in
      "\(count(number, "answer")) that may be VAST \(number == 1 ? "has" : "have") \(what)"
    }
    return parts.joined(separator: ", ")
  }

  /// A remark on all calls of an ad; nil if there is none.
  package static func remark(_ ad: CapturedAd) -> String? {
    ad.reusedCacheBuster.map { text, calls in
      "\(count(calls, "call")) of one pixel have one cache buster, \(text); each needs its own"
    }
  }

  /// The notice on the stage that plays an ad's documents.
  package static func played(_ name: String, _ ad: CapturedAd) -> [String] {
    let found =
      ad.isSilent
      ? "no pixel of it was called" : sum([ad], isWhole: true).split(separator: ".").first ?? ""
    return ["This plays the documents of \(name)", "in the capture: \(found)"]
  }

  /// What the reader could not see.
  package static func notes(_ audit: CaptureAudit) -> [String] {
    let skipped = audit.capture.skipped
    var notes: [String] = []
    if skipped.count > 0 {
      let numbers = skipped.numbers.sorted().map(\.grouped).joined(separator: ", ")
      let more = skipped.count > skipped.numbers.count ? ", …" : ""
      let line = skipped.firstLine.map { "; the first is on line \($0.grouped)" } ?? ""
      notes.append(
        "\(count(skipped.count, "entry", "entries")) can't be read and left out (\(numbers)\(more)\(line))"
      )
    }
    if !audit.capture.isWhole {
      notes.append("the file ends in the middle: what came after is not judged")
    }
    notes += audit.missing.map { missing in
      switch missing.sight {
      case .noBody:
        "the body of \(url(missing.url)) was not recorded; hand it over with --vast FILE"
      case .flawed(let flaw):
        "the answer of \(url(missing.url)) has \(flaw.words); hand it over with --vast FILE"
      case .hostUnseen:
        "nobody saw whether \(url(missing.url)), where a wrapper leads, was requested"
      case .notAsked:
        "\(url(missing.url)), where a wrapper leads, was not requested in this capture"
      }
    }
    if !audit.unread.isEmpty {
      notes.append(
        "\(unread(audit.unread)); save the session with plain bodies, or hand documents over with --vast FILE"
      )
    }
    if !audit.unseenHosts.isEmpty {
      notes.append(
        "nobody saw what was sent to \(some(audit.unseenHosts)): the connection was not opened")
    }
    return notes
  }
}

extension BodyFlaw {
  /// After *has*.
  fileprivate var words: String {
    switch self {
    case .packed: "a body that is still compressed, as Brotli does it, and can't be unpacked here"
    case .broken: "a compressed body that is cut or broken"
    case .badBase64: "a body whose Base64 can't be decoded"
    }
  }
}
