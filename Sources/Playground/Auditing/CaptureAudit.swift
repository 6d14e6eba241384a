package import HAR
import JSON
import VAST

/// What a capture says of the video ads in it: which of their pixels were called.
package struct CaptureAudit: Sendable {
  package let capture: Capture
  package let ads: [CapturedAd]
  /// Documents that can't be read.
  package let refused: [CapturedDocument]
  /// Requests to the hosts of pixels that nobody asked for.
  package let strays: [Exchange]
  /// Requests of mediation SDKs that are known by their form.
  package let known: [KnownCall]
  /// Hosts whose requests nobody saw: their connection was not opened.
  package let unseenHosts: [String]
  /// A document that a wrapper leads to and that is not in the capture.
  package let missing: [Missing]
  /// Other answers that may be documents: their bodies were not recorded, or are still compressed.
  package let unread: [Exchange]
  let documents: [(root: CapturedDocument, answers: [(url: String, document: CapturedDocument)])]

  package struct Missing: Equatable, Sendable {
    package let url: String
    package let sight: Sight

    package enum Sight: Equatable, Sendable {
      /// It was requested, and its body not recorded.
      case noBody
      /// Its body was recorded, and can't be read.
      case flawed(BodyFlaw)
      case notAsked
      /// Its host's connection was not opened.
      case hostUnseen
    }
  }

  /// `files` are documents that were given beside the capture, by path.
  package init(_ capture: Capture, files: [(path: String, bytes: [UInt8])] = []) {
    self.capture = capture
    let index = CaptureIndex(capture.exchanges)
    let finder = CapturedDocuments(
      index, files: files.map { CapturedDocument(nil, .file($0.path), $0.bytes) })
    var survey = CaptureSurvey(finder)
    survey.run()
    let resources = AdResources.places(in: index, of: survey.ads)
    let isCoarse = capture.exchanges.allSatisfy { $0.start.microseconds % 1_000_000 == 0 }
    let calls = PixelCalls(
      index, survey.ads, taken: survey.taken.union(resources), slack: isCoarse ? 1000 : 0)
    let judge = PixelJudge(index, calls, isCoarse: isCoarse, unread: capture.skipped.count)
    ads = survey.ads.enumerated().map { judge.judged($0.element, at: $0.offset) }
    (refused, documents) = (survey.refused, survey.documents)
    missing = survey.missing.map { missing in
      let host = ComparedURL(missing.url).host
      let isHidden = missing.sight == .notAsked && judge.unseenHosts.contains(host)
      return isHidden ? Missing(url: missing.url, sight: .hostUnseen) : missing
    }
    unseenHosts = judge.unseenHosts.sorted()
    let hosts = Set(survey.ads.flatMap { $0.duties.map(\.template.host) })
    strays = capture.exchanges.indices.filter {
      !calls.taken.contains($0) && hosts.contains(index.urls[$0].host)
        && capture.exchanges[$0].isCall
    }.map { capture.exchanges[$0] }
    // Files that answer no wrapper are the bodies of as many of them.
    unread = Array(
      capture.exchanges.indices.filter { !calls.taken.contains($0) }
        .map { capture.exchanges[$0] }.filter(\.mayBeUnreadDocument)
        .dropFirst(finder.roots.count))
    known = capture.exchanges.compactMap(KnownCall.init)
  }

  /// The texts of an ad's documents, the outermost first; nil if there is no such ad, or none to show.
  package func documents(ofAd number: Int) -> (
    root: [UInt8], answers: [(url: String, bytes: [UInt8])]
  )? {
    guard ads.indices.contains(number), !ads[number].isOpen, ads[number].resolved != nil else {
      return nil
    }
    let (root, answers) = documents[ads[number].root]
    return (root.bytes, answers.map { ($0.url, $0.document.bytes) })
  }

  /// Whether a body of a capture has to be kept: a document may be in it.
  package static func needs(_ body: [UInt8]) -> Bool { DocumentFinder.mayBeIn(body) }

  /// Whether a pixel was not called when it was due, did not arrive, or was called too often, too early or
  /// out of order.
  package var hasFaults: Bool { ads.contains { !$0.faults.isEmpty } }
}

extension Exchange {
  /// Servers send documents as almost any text.
  fileprivate var mayBeUnreadDocument: Bool {
    guard isCall, (200..<300).contains(status), status != 204, hadBody, body == nil else {
      return false
    }
    return type.isEmpty
      || ["xml", "json", "vast", "text/plain", "text/html"].contains { type.contains($0) }
  }
}
