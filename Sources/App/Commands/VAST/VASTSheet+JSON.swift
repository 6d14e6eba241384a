import AdServing
import JSON
import Simulation
import VAST

extension VASTSheet {
  /// All of it as one line. Missing values are `null`, not left out; only the metadata has the keys
  /// that an app would find. `naming` adds the file, for more than one.
  func json(naming: Bool) -> [UInt8] {
    JSONWriter.line { json in
      if naming { json.writeMember("file", path) }
      json.writeMember("version", document?.version)
      json.writeMember("adCount", document?.ads.count ?? 0)
      json.writeList("ads", document?.ads ?? []) { $0.write($1) }
      json.writeList("findings", allFindings) { $0.write($1) }
      if let play { json.writeMembers(of: play) }
    }
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
    object { json in
      json.writeMember("code", finding.code.rawValue)
      json.writeMember("line", finding.position.line)
      json.writeMember("column", finding.position.column)
      json.writeMember("text", finding.text)
      if let document = finding.document {
        json.writeMember("document", document.url)
        json.writeMember("documentFile", document.path)
      }
    }
  }

  fileprivate mutating func write(_ ad: VASTAd) {
    let creative = ad.selectedCreative
    object { json in
      json.writeMember("kind", ad.inLine != nil ? "inline" : ad.wrapper != nil ? "wrapper" : "none")
      json.writeMember(.adID, ad.id)
      json.writeMember(.adSystem, ad.system)
      json.writeMember(.adTitle, ad.inLine?.title)
      json.writeMember(.creativeID, creative?.id)
      json.writeMember("durationMs", creative?.linear?.duration?.wholeMilliseconds)
      json.writeMember("mediaFiles", creative?.linear?.mediaFiles.count ?? 0)
      json.object("trackingEvents") { json in
        for (event, count) in ad.selectedTracking.countsByEvent.sorted(by: { $0.key < $1.key }) {
          json.writeMember(event, count)
        }
      }
      json.writeMember("skipoffset", creative?.linear?.skipOffsetText)
      json.writeMember("wrapperTagURI", ad.wrapper?.tagURI?.url)
      json.writeMember(.traffickingParameters, creative?.traffickingParameters)
    }
  }

  // MARK: Where wrappers lead

  fileprivate mutating func writeMembers(of play: VASTPlay) {
    writeMember("outcome", play.outcome.rawValue)
    writeMember("errorCode", play.code?.rawValue)
    writeMember("errorLine", play.line)
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
    writeMember("clickThrough", ad?.clickThrough?.url)
    writeURLs("rejectedMedia", ad?.media().rejected.map(\.url))
    writeTimes(ad, ad?.timeline)
    writeKey("endCard")
    if let (card, required) = ad?.endCard { write(card, required) } else { writeNull() }
    writeList("icons", ad?.icons) { $0.write($1) }
  }

  private mutating func writeTracking(_ ad: VASTResolvedAd?) {
    writeKey("trackingEvents")
    guard let ad else { return writeNull() }
    object { json in
      for (event, pixels) in ad.calls { json.writeURLs(event, pixels.map(\.url)) }
    }
  }

  private mutating func writeTimes(_ ad: VASTResolvedAd?, _ timeline: VASTTimeline?) {
    writeKey("eventTimesMs")
    if let timeline {
      object { json in
        for (event, moment) in timeline.quartiles {
          json.writeMember(event, moment.wholeMilliseconds)
        }
      }
    } else {
      writeNull()
    }
    writeKey("skippable")
    if ad == nil { writeNull() } else { write(timeline?.skip != nil) }
    writeMember("skipOffsetMs", timeline?.skip?.wholeMilliseconds)
    writeList("progressMs", timeline?.progress) { $0.write($1.wholeMilliseconds) }
  }

  private mutating func writeMetadata(_ key: String, _ ads: [VASTResolvedAd]?) {
    writeList(key, ads) { $0.write(VASTMetadata($1, media: $1.media().chosen)) }
  }

  /// The keys that an app finds; `Wrappers` is not among them for an ad without wrappers.
  private mutating func write(_ metadata: VASTMetadata) {
    object { json in
      json.writeMember(.adID, metadata.adID)
      json.writeMember(.adTitle, metadata.adTitle)
      json.writeMember(AdMetadata.Name.creativeDuration, metadata.creativeDurationMs)
      json.writeMember(.traffickingParameters, metadata.traffickingParameters)
      json.writeMember(.dealID, metadata.dealID)
      json.writeMember(.adSystem, metadata.adSystem)
      json.writeMember(.creativeID, metadata.creativeID)
      json.writeMember(.mediaURL, metadata.mediaURL)
      if !metadata.wrappers.isEmpty {
        json.writeList(AdMetadata.Name.wrappers, metadata.wrappers) { json, wrapper in
          json.object { json in
            json.writeMember(.adID, wrapper.adID)
            json.writeMember(.adSystem, wrapper.adSystem)
            json.writeMember(.creativeID, wrapper.creativeID)
          }
        }
      }
    }
  }

  private mutating func write(_ card: VASTCompanion, _ required: String?) {
    object { json in
      json.writeMember("id", card.id)
      json.writeMember("width", card.width)
      json.writeMember("height", card.height)
      json.writeMember("altText", card.altText)
      json.writeMember("clickThrough", card.clickThrough?.url)
      json.writeMember("resource", card.resources.first?.text)
      json.writeMember("required", required)
    }
  }

  private mutating func write(_ icon: VASTIcon) {
    object { json in
      json.writeMember("program", icon.program)
      json.writeMember("xPosition", icon.xPosition)
      json.writeMember("yPosition", icon.yPosition)
      json.writeMember("width", icon.width)
      json.writeMember("height", icon.height)
      json.writeMember("offsetMs", icon.offset?.wholeMilliseconds)
      json.writeMember("durationMs", icon.duration?.wholeMilliseconds)
      json.writeOneOrMore("viewTracking", icon.viewTracking.map(\.url))
      json.writeMember("clickThrough", icon.clickThrough?.url)
      json.writeOneOrMore("clickTracking", icon.clickTracking.map(\.url))
    }
  }

  // MARK: Values that may be absent

  /// A fact under the key that an app finds it by.
  private mutating func writeMember(_ key: AdMetadata.Text, _ text: String?) {
    writeMember(key.rawValue, text)
  }

  private mutating func writeURLs(_ key: String, _ urls: [String]?) {
    writeList(key, urls) { $0.write($1) }
  }

  /// A text, as nearly every icon has one; a list if there are more.
  private mutating func writeOneOrMore(_ key: String, _ urls: [String]) {
    if urls.count > 1 { writeURLs(key, urls) } else { writeMember(key, urls.first) }
  }

  fileprivate mutating func writeList<Element>(
    _ key: String, _ elements: [Element]?, _ write: (inout JSONWriter, Element) -> Void
  ) {
    if let elements {
      array(key, of: elements, write)
    } else {
      writeKey(key)
      writeNull()
    }
  }
}
