import Simulation

/// What sort of ad a load asks for: how a line is asked for one, and what its answer is worth.
protocol AdKind {
  /// What an adapter hands over.
  associatedtype Ad
  /// What the adapter gets in exchange.
  associatedtype EventDelegate
  /// What Google keeps of an ad that it has taken over.
  associatedtype Keeper: AnyObject

  var format: AdFormat { get }
  /// What the question is called in the journal.
  var question: String { get }
  /// What the publisher asked for, as far as it was asked for.
  var wishes: Fields { get }
  /// Whether it can be asked for at all.
  var isValid: Bool { get }

  func ask(
    _ adapter: any MediationAdapter, _ facts: QuestionFacts,
    _ answer: @escaping (Ad?, (any Error)?) -> EventDelegate?)
  /// The ad, whatever its sort.
  func object(_ ad: Ad) -> any MediationAd
  /// Why an ad that was handed over is not taken; nil when it is.
  func refusal(of ad: Ad, from line: AdUnit.Line, number: Int) -> RequestError?
  func accept(_ ad: Ad, from origin: AdOrigin) -> (keeper: Keeper, delegate: EventDelegate)
}

/// What every configuration of a load says.
struct QuestionFacts {
  let credentials: MediationCredentials
  let isTestRequest: Bool
  let extras: (any AdNetworkExtras)?
}

/// Where an ad comes from.
struct AdOrigin {
  let adapter: any MediationAdapter
  let settings: AdUnit.Line
  let context: Context
  let wire: Wire
}

/// An ad that Google has taken over from a line.
struct LoadedAd<Kind: AdKind> {
  let ad: Kind.Ad
  let keeper: Kind.Keeper
  let responseInfo: ResponseInfo
}
