/// What following all wrappers leads to.
public enum VASTOutcome: Hashable, Sendable {
  /// The document has no ad at all; these are to be called with 303.
  case noAd([VASTLink])
  /// There were ads, but none of them leads to an inline ad.
  case failed([VASTFailure])
  case ads(VASTAds)
}

/// The inline ads that were found.
public struct VASTAds: Hashable, Sendable {
  /// The pod in the order in which it plays; empty if no ad has a sequence.
  public let pod: [VASTResolvedAd]
  /// Ads to choose from, in the order of the text.
  public let standAlone: [VASTResolvedAd]
  /// What led to none.
  public let failures: [VASTFailure]

  init(_ ads: [VASTResolvedAd], _ failures: [VASTFailure]) {
    var alone = ads.filter { $0.sequence.isEmpty }
    var pod = ads.filter { !$0.sequence.isEmpty }
    // A stand-alone ad may take the place of one that the pod has lost.
    for failure in failures where failure.mayBeReplaced && !failure.sequence.isEmpty {
      let isReplaced = pod.contains { $0.sequence == failure.sequence }
      guard !isReplaced, !alone.isEmpty else { continue }
      pod.append(alone.removeFirst().moved(to: failure.sequence))
    }
    self.pod = pod.enumerated().sorted {
      $0.element.sequence == $1.element.sequence
        ? $0.offset < $1.offset : $0.element.sequence.lexicographicallyPrecedes($1.element.sequence)
    }.map(\.element)
    standAlone = alone
    self.failures = failures
  }

  /// The ad that plays first: the first playable one of the pod, or of the others, or just the first
  /// one.
  public var first: VASTResolvedAd? { playlist.ads.first ?? (pod + standAlone).first }
}

/// An ad that does not lead to an inline ad.
public struct VASTFailure: Hashable, Sendable {
  /// What a player reports.
  public let code: VASTErrorCode
  /// Why.
  public let reason: Reason
  /// The wrappers down to where it failed, outermost first.
  public let chain: [VASTLevel]
  let sequence: [Int]
  let answerErrors: [VASTLink]
  let mayBeReplaced: Bool

  /// What is to be called with the code: the failed wrapper's, that of every wrapper around it, and
  /// what the answer without an ad wants.
  public var errors: [VASTPixel] {
    chain.enumerated().flatMap { level, one in
      one.ad.errors.map { VASTPixel($0, level: level) }
    } + answerErrors.map { VASTPixel($0, level: chain.count) }
  }

  /// The ad as far as its wrappers know it, where the document behind them is missing: the innermost wrapper
  /// stands in for the inline ad.
  package var wrappersAlone: VASTResolvedAd? {
    guard let innermost = chain.last else { return nil }
    let creatives = chain.reversed().compactMap(\.ad.selectedCreative)
    return VASTResolvedAd(
      wrappers: Array(chain.dropLast()), inline: innermost, sequence: sequence,
      creative: creatives.first { $0.linear != nil } ?? creatives.first)
  }

  /// Why a wrapper leads to no ad.
  public enum Reason: Error, Hashable, Sendable {
    case noURI
    /// Nothing answers at this URL.
    case unreachable(String)
    /// What answers at this URL is no VAST.
    case refused(String, VASTRefusal)
    case tooManyWrappers(Int)
    case tooManyRequests(Int)
    case tooManyAds(Int)
    case cycle(String)
    case noAd
    /// The answer is a wrapper, and `followAdditionalWrappers` is false.
    case wrapperNotAllowed
    /// The answer is a pod, and `allowMultipleAds` is not true.
    case podNotAllowed

    var code: VASTErrorCode {
      switch self {
      case .noURI: .wrapper
      case .unreachable: .unreachable
      case .refused(_, let refusal): refusal.code
      case .tooManyWrappers, .tooManyRequests, .cycle: .tooManyWrappers
      case .tooManyAds: .undefined
      case .noAd, .wrapperNotAllowed, .podNotAllowed: .noAd
      }
    }

    /// One line for people.
    public var sentence: String {
      switch self {
      case .noURI: "the wrapper has no VASTAdTagURI"
      case .unreachable(let url): "nothing was found at \(Quote.line(url))"
      case .refused(let url, let refusal):
        "the answer of \(Quote.line(url)) can't be read: \(refusal.sentence)"
      case .tooManyWrappers(let most):
        "more than \(most) \(most == 1 ? "wrapper" : "wrappers") around the ad"
      case .tooManyRequests(let most): "the wrappers lead to more than \(most) documents"
      case .tooManyAds(let most): "there are more than \(most) ads; the rest is left out"
      case .cycle(let url): "the wrappers lead in a circle, back to \(Quote.line(url))"
      case .noAd: "the answer has no ad"
      case .wrapperNotAllowed:
        "the answer is a wrapper, which followAdditionalWrappers=\"false\" excludes"
      case .podNotAllowed:
        "the answer is a pod, which needs allowMultipleAds=\"true\""
      }
    }
  }
}
