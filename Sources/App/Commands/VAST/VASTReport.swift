import AdServing
import Catalogue
import VAST

/// A document for people.
enum VASTReport {
  static func text(_ sheet: VASTSheet) -> String {
    guard let document = sheet.document else { return "" }
    let count = document.ads.count
    let version = document.version.map { "VAST \($0)" } ?? "VAST without a version"
    var lines = ["\(sheet.path): \(version), \(count == 1 ? "1 ad" : "\(count) ads")"]
    for ad in document.ads { lines += ["", title(ad)] + rows(facts(ad)) }
    if let play = sheet.play { lines += ["", title(play)] + rows(facts(play)) }
    let findings = sheet.allFindings
    if !findings.isEmpty {
      lines += ["", findings.count == 1 ? "1 finding" : "\(findings.count) findings"]
      lines += findings.map(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ finding: VASTSheet.Finding) -> String {
    let document = finding.document.map { "\($0.path) (\($0.url)): " } ?? ""
    return "  \(document)\(finding.position): \(finding.code.rawValue): \(finding.text)"
  }

  private typealias Fact = (name: String, text: String)

  private static func rows(_ facts: [Fact]) -> [String] {
    facts.filter { !$0.text.isEmpty }.map { fact in
      "  \(fact.name)\(String(repeating: " ", count: max(1, 22 - fact.name.count)))\(fact.text)"
    }
  }

  private static func fact(_ key: AdMetadata.Text, _ text: String) -> Fact { (key.rawValue, text) }

  // MARK: Ads as they are written

  private static func title(_ ad: VASTAd) -> String {
    let kind = ad.inLine != nil ? "inline ad" : ad.wrapper != nil ? "wrapper" : "empty ad"
    let place = ad.sequence.map { ", number \($0) of a pod" } ?? ""
    return "\(kind) \(ad.id ?? "without an id")\(place)"
  }

  private static func facts(_ ad: VASTAd) -> [Fact] {
    let creative = ad.selectedCreative
    var facts: [Fact] = [
      ("title", ad.inLine?.title ?? ""), ("from", ad.system ?? ""),
      ("leads to", ad.wrapper?.tagURI?.url ?? ""), ("creative", creative?.id ?? ""),
    ]
    if let linear = creative?.linear {
      facts += [
        ("length", length(linear, of: ad)), ("can be skipped", linear.skipOffsetText ?? ""),
        ("media files", ad.inLine == nil ? "" : media(linear)),
        ("click leads to", linear.clickThrough?.url ?? ""),
      ]
    } else if creative?.nonLinear != nil {
      facts.append(("length", "not linear"))
    }
    facts += [
      ("parameters", creative?.traffickingParameters ?? ""),
      ("impressions", "\(ad.impressions.count)"), ("events", events(ad)),
      ("error URLs", "\(ad.errors.count)"), ("deal", ad.dealID ?? ""),
      ("verified by", ad.verifications.map { $0.vendor ?? "someone" }.joined(separator: ", ")),
    ]
    return facts
  }

  private static func length(_ linear: VASTLinear, of ad: VASTAd) -> String {
    linear.duration.map(\.text) ?? (ad.inLine == nil ? "" : "not known")
  }

  private static func media(_ linear: VASTLinear) -> String {
    guard let file = VASTMediaChoice(of: linear).chosen else {
      return "\(linear.mediaFiles.count), none of them playable"
    }
    let size = file.width.flatMap { width in file.height.map { "\(width)x\($0)" } }
    let facts = [file.type, size, file.bitrate.map { "\($0) kbit/s" }].compactMap { $0 }
    return "\(linear.mediaFiles.count); plays \(file.url) (\(facts.joined(separator: ", ")))"
  }

  private static func events(_ ad: VASTAd) -> String {
    var seen: Set<String> = []
    let names = ad.selectedTracking.map(\.event).filter { seen.insert($0).inserted }
    let counts = ad.selectedTracking.countsByEvent
    return names.map { (counts[$0] ?? 1) > 1 ? "\($0) x\(counts[$0] ?? 1)" : $0 }
      .joined(separator: ", ")
  }

  // MARK: Where wrappers lead

  private static func title(_ play: VASTPlay) -> String {
    guard let code = play.code else { return "plays" }
    return play.outcome == .noAd ? "no ad: \(code)" : "can't be played: error \(code)"
  }

  private static func facts(_ play: VASTPlay) -> [Fact] {
    var facts: [Fact] = play.failures.map { failure in
      let ids = failure.chain.map { $0.ad.id ?? "?" }.joined(separator: " > ")
      return ("wrapper \(ids)", "\(failure.code.rawValue): \(failure.reason.sentence)")
    }
    facts += play.lost.map { ("ad \($0.ad.inline.ad.id ?? "?")", "can't be played: \($0.code)") }
    if let ad = play.ad { facts += self.facts(ad) }
    if let ads = play.ads {
      facts += [
        ("then plays", ads.then),
        ("pod", ads.pod.map { $0.inline.ad.id ?? "?" }.joined(separator: ", ")),
        ("stand-alone ads", ads.standAlone.map { $0.inline.ad.id ?? "?" }.joined(separator: ", ")),
      ]
    }
    return facts + play.firedURLs.map { ("calls", $0) }
  }

  private static func facts(_ ad: VASTResolvedAd) -> [Fact] {
    let metadata = VASTMetadata(ad, media: ad.media().chosen)
    var facts: [Fact] = [
      fact(.adID, metadata.adID), fact(.adTitle, metadata.adTitle),
      (AdMetadata.Name.creativeDuration, "\(metadata.creativeDurationMs)"),
      fact(.traffickingParameters, metadata.traffickingParameters),
      fact(.dealID, metadata.dealID), fact(.adSystem, metadata.adSystem),
      fact(.creativeID, metadata.creativeID), fact(.mediaURL, metadata.mediaURL),
    ]
    facts += metadata.wrappers.map { wrapper in
      let parts = [wrapper.adID, wrapper.adSystem, wrapper.creativeID].filter { !$0.isEmpty }
      return (AdMetadata.Name.wrappers, parts.joined(separator: ", "))
    }
    facts += ad.impressions.map { ("impression", $0.url) }
    facts += ad.viewability.viewable.map { ("viewable", $0.url) }
    facts += ad.viewability.notViewable.map { ("not viewable", $0.url) }
    facts += ad.viewability.undetermined.map { ("view undetermined", $0.url) }
    let silent = VASTLint.eventsThatNeverFire(in: ad)
    facts += inOrder(ad.calls, without: silent).flatMap { event, pixels in
      pixels.map { (event, $0.url) }
    }
    facts += ad.clickTracking.map { ("click", $0.url) }
    facts.append(("never fires", silent.joined(separator: ", ")))
    if let timeline = ad.timeline { facts.append(("moments", moments(timeline))) }
    facts += [
      ("click leads to", ad.clickThrough?.url ?? ""),
      ("end card", ad.endCard?.card.resources.first?.text ?? ""),
    ]
    return facts
      + ad.icons.map { ("icon", "\($0.program ?? "?") \($0.resources.first?.text ?? "")") }
  }

  /// As they happen while a video plays; all others behind.
  private static func inOrder(
    _ calls: [(event: String, pixels: [VASTPixel])], without silent: [String]
  ) -> [(event: String, pixels: [VASTPixel])] {
    let order = [
      "loaded", "creativeView", "start", "firstQuartile", "midpoint", "thirdQuartile", "complete",
    ]
    let silent = Set(silent)
    let fired = calls.filter { !silent.contains($0.event) }
    return order.compactMap { event in fired.first { $0.event == event } }
      + fired.filter { !order.contains($0.event) }
  }

  private static func moments(_ timeline: VASTTimeline) -> String {
    let quartiles = timeline.quartiles.map { "\($0.event) \($0.moment.text)" }
    let skip = timeline.skip.map { ["skip from \($0.text)"] } ?? ["never skipped"]
    let progress = timeline.progress.map { "progress \($0.text)" }
    return (quartiles + progress + skip).joined(separator: ", ")
  }
}

extension VASTAds {
  /// The ids of the ads that play after the first one.
  fileprivate var then: String {
    playlist.ads.dropFirst().map { $0.inline.ad.id ?? "?" }.joined(separator: ", ")
  }
}
