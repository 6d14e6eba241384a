import AdServing
import Languages
package import Observing
package import Simulation

/// What the video room says.
package enum VideoText {
  package static var none: String {
    localized(
      "This ad has no VAST document. A line's ad plays one with vast; vast-chain is a scenario with two wrappers."
    )
  }
  package static var noneRecorded: String {
    localized("No VAST document of this ad was recorded.")
  }
  package static var called: String { localized("Called") }
  package static let metadata = "adMetadata"
  package static var nothingCalled: String {
    localized("No pixel yet: they are called while the ad is on the screen.")
  }
  package static var soundOff: String { localized("sound off") }

  /// Where the ad is, in a few words; which one of a pod comes first.
  package static func state(_ video: VideoRecord, at now: Instant) -> String {
    guard let show = video.show else {
      return video.failures.isEmpty
        ? localized("asking for wrappers") : localized("nothing to play")
    }
    let state = state(video, show, at: now)
    return show.count > 1
      ? "\(localized("ad \(show.number) of \(show.count)")): \(state)" : state
  }

  private static func state(
    _ video: VideoRecord, _ show: VideoRecord.Show, at now: Instant
  ) -> String {
    guard let duration = show.duration else {
      return video.happened("close")
        ? localized("closed") : localized("an overlay, not a video")
    }
    let of = localized("of \(time(duration))")
    if video.happened("close") { return localized("closed") }
    if let skip = video.events.last(where: { $0.word == "skip" }) {
      return localized("skipped at \(time(skip.position)) \(of)")
    }
    if video.happened("complete") {
      return video.happened("endCardView")
        ? localized("played to the end, end card") : localized("played to the end")
    }
    let position = "\(time(video.position(at: now))) \(of)"
    if video.isRunning { return "▶ \(position)" }
    if video.happened("start") { return "‖ \(position)" }
    let skip =
      show.skip.map { localized("can be skipped after \(time($0))") }
      ?? localized("can't be skipped")
    return "\(time(duration)), \(skip)"
  }

  /// A level of the chain; `number` is counted from 1, outermost.
  package static func level(_ level: VideoRecord.Level) -> String {
    let names = [level.system, level.adID].filter { !$0.isEmpty }
    return names.isEmpty
      ? (level.isWrapper ? localized("wrapper") : localized("ad")) : names.joined(separator: "  ")
  }

  /// How often a level was called.
  package static func pixels(_ count: Int) -> String {
    count == 1 ? localized("1 pixel") : localized("\(count) pixels")
  }

  package static func failure(_ failure: VideoRecord.Failure) -> String {
    let line = failure.line.map { "\($0): " } ?? ""
    return localized("\(line)VAST error \(failure.code), \(failure.error)")
  }

  /// The other ads of a document, of which a player takes one.
  package static func notPlayed(_ ids: [String]) -> String {
    let names = ids.filter { !$0.isEmpty }.joined(separator: ", ")
    let count = localized(
      "\(ids.count) more \(ids.count == 1 ? localized("ad") : localized("ads")), not played")
    return names.isEmpty ? count : "\(count): \(names)"
  }

  /// A URL without what all of them begin with.
  package static func url(_ url: String) -> String {
    for scheme in ["https://", "http://"] where url.hasPrefix(scheme) {
      return String(url.dropFirst(scheme.count))
    }
    return url
  }

  /// `12.0 s`.
  package static func time(_ duration: Duration) -> String {
    let tenths = (duration.wholeMilliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// A key of the dictionary as an application finds it, its values, and a remark on what they mean.
  package struct Metadatum: Equatable {
    package let key: String
    package let values: [String]
    package let remark: String?
  }

  /// The dictionary, key by key.
  package static func metadata(_ facts: Fields) -> [Metadatum] {
    facts.all.sorted { $0.name < $1.name }.map { field in
      Metadatum(key: field.name, values: values(of: field), remark: remark(on: field))
    }
  }

  private static func values(of field: Fields.Field) -> [String] {
    guard case .list(let wrappers) = field.value else { return [text(field.value)] }
    return wrappers.map(text)
  }

  /// Who is told what the dictionary has.
  package static var metadataDelegate: String { localized("to the app's adMetadataDelegate") }

  /// Why a key is not in the dictionary.
  package static func missingKey(_ facts: Fields) -> String? {
    facts[AdMetadata.Name.wrappers] == nil ? localized("only wrapped ads have Wrappers") : nil
  }

  private static func remark(on field: Fields.Field) -> String? {
    switch field.name {
    case AdMetadata.Name.wrappers: localized("Wrappers: the innermost first")
    case AdMetadata.Name.creativeDuration:
      field.value == .int(AdMetadata.notLinear) ? localized("-1: it has no duration") : nil
    case AdMetadata.Text.dealID.rawValue:
      field.value == .string("") ? nil : localized("DealId: the first from the top")
    default: nil
    }
  }

  /// How often it changed.
  package static func changes(_ count: Int) -> String {
    count == 1 ? localized("told once") : localized("told \(count) times")
  }

  private static func text(_ value: Fields.Value) -> String {
    switch value {
    case .string(let text): text.isEmpty ? "\"\"" : text
    case .int(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .fields(let fields):
      fields.all.map { text($0.value) }.joined(separator: ", ")
    case .list(let values): values.map(text).joined(separator: ", ")
    }
  }
}
