import VAST

/// What is known of a document, to be printed.
struct VASTSheet {
  let path: String
  /// Nil if it is refused.
  let document: VASTDocument?
  let refusal: VASTRefusal?
  let findings: [VASTFinding]
  /// Where its wrappers lead, if that was asked.
  var play: VASTPlay?
  /// The documents that they lead to, in the order in which they were asked for.
  var further: [Further] = []

  /// A document behind a wrapper: what was found in it, or why it can't be read.
  struct Further {
    let url: String
    let path: String
    let result: Result<[VASTFinding], VASTRefusal>
  }

  init(path: String, document: VASTDocument, findings: [VASTFinding]) {
    self.path = path
    self.document = document
    refusal = nil
    self.findings = findings
  }

  init(path: String, refusal: VASTRefusal, resolves: Bool) {
    self.path = path
    document = nil
    self.refusal = refusal
    findings = []
    play = resolves ? VASTPlay(refusal) : nil
  }
}

/// What a player that takes one ad makes of a document and the documents behind it.
struct VASTPlay {
  let outcome: Outcome
  let code: VASTErrorCode?
  /// Where the document is refused that decides: the first one, or the one that a wrapper leads to.
  let line: Int?
  /// The ad that is shown, or would be if it could be played.
  let ad: VASTResolvedAd?
  /// All ads, if there is more than one.
  let ads: VASTAds?
  let failures: [VASTFailure]
  /// Ads of the pod that can't be played.
  var lost: [VASTPlaylist.Lost] = []
  /// What is to be called on an error.
  let errorURLs: [String]
  /// What was called, with the code.
  let firedURLs: [String]

  enum Outcome: String {
    case ok
    case noAd = "no-ad"
    case error
  }

  init(_ refusal: VASTRefusal) {
    (outcome, code, line) = (.error, refusal.code, refusal.position.line)
    (ad, ads, failures, errorURLs, firedURLs) = (nil, nil, [], [], [])
  }

  init(_ result: VASTOutcome) {
    line = Self.lineOfRefusal(result)
    switch result {
    case .noAd(let links):
      let code = VASTErrorCode(rawValue: 303)
      (outcome, self.code, ad, ads, failures) = (.noAd, code, nil, nil, [])
      errorURLs = links.map(\.url)
      firedURLs = errorURLs.map { VASTMacros.error(code).expand($0) }
    case .failed(let failures):
      (outcome, code, ad, ads) = (.error, failures.first?.code, nil, nil)
      self.failures = failures
      errorURLs = failures.flatMap(\.errors).map(\.url)
      firedURLs = Self.fired(failures)
    case .ads(let all):
      ad = all.first
      ads = all.pod.count + all.standAlone.count > 1 ? all : nil
      failures = all.failures
      code = ad?.hindrance
      lost = code == nil ? all.playlist.lost : []
      outcome = code == nil ? .ok : .error
      let errors = ad?.errors.map(\.url) ?? []
      errorURLs = errors
      let own = code.map { code in errors.map { VASTMacros.error(code).expand($0) } } ?? []
      firedURLs = Self.fired(failures) + Self.fired(lost) + own
    }
  }

  private static func lineOfRefusal(_ result: VASTOutcome) -> Int? {
    guard case .failed(let failures) = result,
      case .refused(_, let refusal)? = failures.first?.reason
    else { return nil }
    return refusal.position.line
  }

  private static func fired(_ lost: [VASTPlaylist.Lost]) -> [String] {
    lost.flatMap { one in one.ad.errors.map { VASTMacros.error(one.code).expand($0.url) } }
  }

  private static func fired(_ failures: [VASTFailure]) -> [String] {
    failures.flatMap { failure in
      failure.errors.map { VASTMacros.error(failure.code).expand($0.url) }
    }
  }
}
