/// Follows wrappers to their inline ads, without fetching anything: it asks for one document after
/// the other, and the caller answers.
///
///     var resolution = VASTResolution(document)
///     while let request = resolution.request {
///       resolution.answer(fetch(request.url))
///     }
///     show(resolution.outcome)
public struct VASTResolution: Sendable {
  /// How many wrappers may be around an inline ad, as VAST recommends.
  public static let usualWrappers = 5

  /// How many documents are asked for at most, however the wrappers branch.
  static let mostRequests = 100

  /// How many ads are looked at, in all documents together.
  static let mostAds = 1000

  /// How many ads of an answer are kept for when the first one leads to none.
  private static let mostSpare = 10

  /// What is to be answered next; nil at the end.
  public private(set) var request: VASTRequest?

  private let mostWrappers: Int
  private let noAd: [VASTLink]
  /// The last one comes first.
  private var pending: [Candidate] = []
  private var requests = 0
  /// How many ads are looked at so far.
  private var ads = 0
  private var resolved: [VASTResolvedAd] = []
  private var failures: [VASTFailure] = []

  /// Begins with a document and where it is from, if that is known: other URLs may be relative to it.
  public init(
    _ document: VASTDocument, url: String? = nil, wrappers: Int = Self.usualWrappers
  ) {
    mostWrappers = wrappers
    noAd = document.errors
    add(
      document.adsWithContent.map { ad in
        Candidate(
          level: VASTLevel(ad: ad, version: document.version, url: url), wrappers: [],
          sequence: ad.sequence.map { [$0] } ?? [])
      })
    step()
  }

  /// Takes the answer to the request.
  public mutating func answer(_ answer: VASTAnswer) {
    guard let url = request?.url, let wrapper = pending.popLast() else { return }
    request = nil
    switch answer {
    case .document(let document): follow(wrapper, to: document)
    case .refused(let refusal): fail(wrapper, refusal.code, .refused(url, refusal))
    case .unreachable: fail(wrapper, .unreachable, .unreachable(url))
    }
    step()
  }

  /// What has come of it. Before the last request is answered, what there is so far.
  public var outcome: VASTOutcome {
    guard !resolved.isEmpty || !failures.isEmpty else { return .noAd(noAd) }
    guard !resolved.isEmpty else { return .failed(failures) }
    return .ads(VASTAds(resolved, failures))
  }

  // MARK: Steps

  /// An ad on its way to being an inline ad.
  private struct Candidate: Sendable {
    var level: VASTLevel
    /// Outermost first.
    var wrappers: [VASTLevel]
    var sequence: [Int]
    /// Stand-alone ads beside it that are tried if it leads to none.
    var spare: [VASTAd] = []

    var ad: VASTAd { level.ad }
    var chain: [VASTLevel] { wrappers + [level] }

    /// The place of an ad of the answer: a single one takes that of its wrapper; several keep their
    /// order in it, those without a number behind the others.
    func sequence(of ad: VASTAd, isOnly: Bool) -> [Int] {
      if isOnly { return sequence }
      if let place = ad.sequence { return sequence + [place] }
      return sequence.isEmpty ? [] : sequence + [.max]
    }
  }

  /// Goes on until there is something to ask, or nothing is left.
  private mutating func step() {
    while request == nil, let next = pending.last {
      guard let wrapper = next.ad.wrapper else {
        pending.removeLast()
        resolved.append(
          VASTResolvedAd(wrappers: next.wrappers, inline: next.level, sequence: next.sequence))
        continue
      }
      do {
        request = try ask(next, wrapper)
        requests += 1
      } catch {
        pending.removeLast()
        fail(next, error.code, error)
      }
    }
  }

  private func ask(
    _ next: Candidate, _ wrapper: VASTWrapper
  ) throws(VASTFailure.Reason) -> VASTRequest {
    guard next.chain.count <= mostWrappers else { throw .tooManyWrappers(mostWrappers) }
    guard requests < Self.mostRequests else { throw .tooManyRequests(Self.mostRequests) }
    guard let link = wrapper.tagURI else { throw .noURI }
    let url = VASTURL.resolve(link.url, against: next.level.url)
    guard !next.chain.contains(where: { $0.url == url }) else { throw .cycle(url) }
    return VASTRequest(url: url, wrapper: next.level, depth: next.chain.count)
  }

  private mutating func follow(_ wrapper: Candidate, to document: VASTDocument) {
    guard let rules = wrapper.ad.wrapper, let link = rules.tagURI else { return }
    let url = VASTURL.resolve(link.url, against: wrapper.level.url)
    let all = document.adsWithContent
    let usable = rules.followsAdditionalWrappers ? all : all.filter { $0.wrapper == nil }
    guard !usable.isEmpty else {
      return fail(
        wrapper, .noAd, all.isEmpty ? .noAd : .wrapperNotAllowed, errors: document.errors)
    }
    let (chosen, spare) = choose(usable, rules, wrapper)
    guard !chosen.isEmpty else {
      return fail(wrapper, .noAd, .podNotAllowed, errors: document.errors)
    }
    let chain = wrapper.chain
    add(
      chosen.map { ad in
        Candidate(
          level: VASTLevel(ad: ad, version: document.version, url: url), wrappers: chain,
          sequence: wrapper.sequence(of: ad, isOnly: chosen.count == 1), spare: spare)
      })
  }

  /// Puts them first. Of more than anybody plays, the rest is one failure.
  private mutating func add(_ candidates: [Candidate]) {
    let room = Self.mostAds - ads
    if candidates.count > room {
      fail(candidates[room], .undefined, .tooManyAds(Self.mostAds))
    }
    pending += candidates.prefix(room).reversed()
    ads += min(candidates.count, room)
  }

  /// The ads of an answer that its wrapper allows, and those that may take their place.
  private func choose(
    _ ads: [VASTAd], _ rules: VASTWrapper, _ wrapper: Candidate
  ) -> (chosen: [VASTAd], spare: [VASTAd]) {
    // VAST 2 has no such attribute, and players took all ads.
    let isOld = VASTDocument.major(wrapper.level.version).map { $0 < 3 } ?? false
    guard !(rules.allowsMultipleAds ?? isOld) else { return (ads, []) }
    let alone = ads.filter { $0.sequence == nil }
    if let first = alone.first { return ([first], Array(alone.dropFirst().prefix(Self.mostSpare))) }
    // One ad with a number is no pod: real servers number their only ad, too.
    return (ads.count == 1 ? ads : [], [])
  }

  private mutating func fail(
    _ candidate: Candidate, _ code: VASTErrorCode, _ reason: VASTFailure.Reason,
    errors: [VASTLink] = []
  ) {
    let allowed = candidate.ad.wrapper?.fallsBackOnNoAd
    if code == .noAd, allowed == true, let next = candidate.spare.first {
      pending.append(
        Candidate(
          level: VASTLevel(
            ad: next, version: candidate.level.version, url: candidate.level.url),
          wrappers: candidate.wrappers, sequence: candidate.sequence,
          spare: Array(candidate.spare.dropFirst())))
    }
    failures.append(
      VASTFailure(
        code: code, reason: reason, chain: candidate.chain, sequence: candidate.sequence,
        answerErrors: errors, mayBeReplaced: code == .noAd && allowed == true))
  }
}

/// A document that is asked for.
public struct VASTRequest: Hashable, Sendable {
  /// The URL as the wrapper has it, with its macros, but not relative.
  public let url: String
  /// The wrapper that asks.
  public let wrapper: VASTLevel
  /// How many wrappers are around what is asked for.
  public let depth: Int
}

/// What a request leads to.
public enum VASTAnswer: Sendable {
  case document(VASTDocument)
  case refused(VASTRefusal)
  /// No answer, or too late.
  case unreachable
}
