import JSON
import Simulation
import VAST

extension VASTSheet {
  /// One line. What is absent is `null`, not left out; only the metadata has the keys that an app
  /// would find. `naming` adds the file, for more than one.
  func json(naming: Bool) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if naming { json.writeMember("file", path) }
    json.writeMember("version", optional: document?.version)
    json.writeMember("adCount", document?.ads.count ?? 0)
    json.writeList("ads", document?.ads ?? []) { $0.write($1) }
    json.writeList("findings", allFindings) { $0.write($1) }
    if let play { json.writeMembers(of: play) }
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// All findings, in the first document and further in; a refusal is one, too.
  var allFindings: [Finding] {
    let own = refusal.map { [Finding($0, in: nil)] } ?? findings.map { Finding($0, in: nil) }
    return own
      + further.flatMap { document in
        switch document.result {
        case .success(let findings): findings.map { Finding($0, in: document) }
        case .failure(let refusal): [Finding(refusal, in: document)]
        }
      }
  }

  struct Finding {
    let code: VASTErrorCode
    let position: VASTPosition
    let text: String
    /// Nil for the first document.
    let document: Further?

    fileprivate init(_ refusal: VASTRefusal, in document: Further?) {
      (code, position, text) = (refusal.code, refusal.position, refusal.text)
      self.document = document
    }

    fileprivate init(_ finding: VASTFinding, in document: Further?) {
      (code, position, text) = (finding.code, finding.position, finding.text)
      self.document = document
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: VASTSheet.Finding) {
    beginObject()
    writeMember("code", finding.code.rawValue)
    writeMember("line", finding.position.line)
    writeMember("column", finding.position.column)
    writeMember("text", finding.text)
    if let document = finding.document {
      writeMember("document", document.url)
      writeMember("documentFile", document.path)
    }
    endObject()
  }

  fileprivate mutating func write(_ ad: VASTAd) {
    let creative = ad.selectedCreative
    beginObject()
    writeMember("kind", ad.inLine != nil ? "inline" : ad.wrapper != nil ? "wrapper" : "none")
    writeMember("AdId", optional: ad.id)
    writeMember("AdSystem", optional: ad.system)
    writeMember("AdTitle", optional: ad.inLine?.title)
    writeMember("CreativeId", optional: creative?.id)
    writeMember("durationMs", optional: creative?.linear?.duration?.wholeMilliseconds)
    writeMember("mediaFiles", creative?.linear?.mediaFiles.count ?? 0)
    writeKey("trackingEvents")
    beginObject()
    for (event, count) in ad.selectedTracking.countsByEvent.sorted(by: { $0.key < $1.key }) {
      writeMember(event, count)
    }
    endObject()
    writeMember("skipoffset", optional: creative?.linear?.skipOffsetText)
    writeMember("wrapperTagURI", optional: ad.wrapper?.tagURI?.url)
    writeMember("TraffickingParameters", optional: creative?.traffickingParameters)
    endObject()
  }

  // MARK: Where wrappers lead

  fileprivate mutating func writeMembers(of play: VASTPlay) {
    writeMember("outcome", play.outcome.rawValue)
    writeMember("errorCode", optional: play.code?.rawValue)
    writeMember("errorLine", optional: play.line)
    // A document that is refused itself has nobody to tell.
    let isRefused = play.outcome == .error && play.line != nil
    writeURLs("errorURLs", isRefused && play.errorURLs.isEmpty ? nil : play.errorURLs)
    writeURLs("firedURLs", play.firedURLs.isEmpty ? nil : play.firedURLs)
    writeMembers(of: play.ad)
    writeMetadata("pod", play.ads?.pod)
    writeMetadata("standAlone", play.ads?.standAlone)
  }

  private mutating func writeMembers(of ad: VASTResolvedAd?) {
    writeKey("metadata")
    if let ad { write(VASTMetadata(ad, media: ad.media().chosen)) } else { writeNull() }
    writeURLs("impressions", ad?.impressions.map(\.url))
    writeURLs("viewable", ad?.viewability.viewable.map(\.url))
    writeURLs("notViewable", ad?.viewability.notViewable.map(\.url))
    writeURLs("viewUndetermined", ad?.viewability.undetermined.map(\.url))
    writeTracking(ad)
    writeURLs("clickTracking", ad?.clickTracking.map(\.url))
    writeMember("clickThrough", optional: ad?.clickThrough?.url)
    writeURLs("rejectedMedia", ad?.media().rejected.map(\.url))
    writeTimes(ad, ad?.timeline)
    writeKey("endCard")
    if let (card, required) = ad?.endCard { write(card, required) } else { writeNull() }
    writeList("icons", ad?.icons) { $0.write($1) }
  }

  private mutating func writeTracking(_ ad: VASTResolvedAd?) {
    writeKey("trackingEvents")
    guard let ad else { return writeNull() }
    beginObject()
    for (event, pixels) in ad.calls { writeURLs(event, pixels.map(\.url)) }
    endObject()
  }

  private mutating func writeTimes(_ ad: VASTResolvedAd?, _ timeline: VASTTimeline?) {
    writeKey("eventTimesMs")
    if let timeline {
      beginObject()
      for (event, moment) in timeline.quartiles { writeMember(event, moment.wholeMilliseconds) }
      endObject()
    } else {
      writeNull()
    }
    writeKey("skippable")
    if ad == nil { writeNull() } else { write(timeline?.skip != nil) }
    writeMember("skipOffsetMs", optional: timeline?.skip?.wholeMilliseconds)
    writeList("progressMs", timeline?.progress) { $0.write($1.wholeMilliseconds) }
  }

  private mutating func writeMetadata(_ key: String, _ ads: [VASTResolvedAd]?) {
    writeList(key, ads) { $0.write(VASTMetadata($1, media: $1.media().chosen)) }
  }

  /// The keys that an app finds; `Wrappers` is not among them for an ad without wrappers.
  private mutating func write(_ metadata: VASTMetadata) {
    beginObject()
    writeMember("AdId", metadata.adID)
    writeMember("AdTitle", metadata.adTitle)
    writeMember("CreativeDurationMs", metadata.creativeDurationMs)
    writeMember("TraffickingParameters", metadata.traffickingParameters)
    writeMember("DealId", metadata.dealID)
    writeMember("AdSystem", metadata.adSystem)
    writeMember("CreativeId", metadata.creativeID)
    writeMember("MediaURL", metadata.mediaURL)
    if !metadata.wrappers.isEmpty {
      writeList("Wrappers", metadata.wrappers) { json, wrapper in
        json.beginObject()
        json.writeMember("AdId", wrapper.adID)
        json.writeMember("AdSystem", wrapper.adSystem)
        json.writeMember("CreativeId", wrapper.creativeID)
        json.endObject()
      }
    }
    endObject()
  }

  private mutating func write(_ card: VASTCompanion, _ required: String?) {
    beginObject()
    writeMember("id", optional: card.id)
    writeMember("width", optional: card.width)
    writeMember("height", optional: card.height)
    writeMember("altText", optional: card.altText)
    writeMember("clickThrough", optional: card.clickThrough?.url)
    writeMember("resource", optional: card.resources.first?.text)
    writeMember("required", optional: required)
    endObject()
  }

  private mutating func write(_ icon: VASTIcon) {
    beginObject()
    writeMember("program", optional: icon.program)
    writeMember("xPosition", optional: icon.xPosition)
    writeMember("yPosition", optional: icon.yPosition)
    writeMember("width", optional: icon.width)
    writeMember("height", optional: icon.height)
    writeMember("offsetMs", optional: icon.offset?.wholeMilliseconds)
    writeMember("durationMs", optional: icon.duration?.wholeMilliseconds)
    writeOneOrMore("viewTracking", icon.viewTracking.map(\.url))
    writeMember("clickThrough", optional: icon.clickThrough?.url)
    writeOneOrMore("clickTracking", icon.clickTracking.map(\.url))
    endObject()
  }

  // MARK: Values that may be absent

  fileprivate mutating func writeMember(_ key: String, optional text: String?) {
    writeKey(key)
    if let text { write(text) } else { writeNull() }
  }

  fileprivate mutating func writeMember(_ key: String, optional int: Int?) {
    writeKey(key)
    if let int { write(int) } else { writeNull() }
  }

  private mutating func writeURLs(_ key: String, _ urls: [String]?) {
    writeList(key, urls) { $0.write($1) }
  }

  /// A text, as nearly every icon has one; a list if there are more.
  private mutating func writeOneOrMore(_ key: String, _ urls: [String]) {
    if urls.count > 1 { writeURLs(key, urls) } else { writeMember(key, optional: urls.first) }
  }

  fileprivate mutating func writeList<Element>(
    _ key: String, _ elements: [Element]?, _ write: (inout JSONWriter, Element) -> Void
  ) {
    writeKey(key)
    guard let elements else { return writeNull() }
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }
}
