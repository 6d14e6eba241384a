import AdServing
import Simulation

/// What differs between formats while the lines of a unit are asked: what the adapter is called
/// with, what it hands over, and what it gets in return.
protocol LoadableFormat {
  /// What the adapter hands over.
  associatedtype MediatedAd
  /// What the adapter gets in return.
  associatedtype Receiver: EventReceiver<Tracker>
  /// Google's own side of the ad.
  associatedtype Tracker: HearingTracker where Tracker.Receiver == Receiver

  var format: UnitFormat { get }
  /// What the adapter's load is called, unless the unit's format says it.
  var question: String? { get }
  /// What the publisher asked for, if anything.
  var wishes: Fields { get }
  /// Whether it can be requested at all.
  var isValid: Bool { get }
  /// The size that is asked for, in formats that have one.
  var adSize: AdSize? { get }

  func ask(
    _ adapter: any MediationAdapter, _ terms: LoadTerms,
    _ answer: @escaping (MediatedAd?, (any Error)?) -> Receiver?)
  /// What the adapter gets for its ad.
  func receiver(_ wire: Wire, _ naming: AdapterNaming) -> Receiver
  /// The object the adapter handed over.
  func object(_ ad: MediatedAd) -> any MediationAd
  /// Why an ad that was handed over is refused; nil if it is accepted.
  func refusal(of ad: MediatedAd, from line: AdUnit.Line, number: Int) -> RequestError?
  func accept(_ ad: MediatedAd, of line: AcceptedLine) -> Tracker
}

extension LoadableFormat {
  var question: String? { nil }
  var wishes: Fields { .none }
  var isValid: Bool { true }
  var adSize: AdSize? { nil }
  func refusal(of ad: MediatedAd, from line: AdUnit.Line, number: Int) -> RequestError? { nil }
  func receiver(_ wire: Wire, _ naming: AdapterNaming) -> Receiver {
    Receiver(wire: wire, naming: naming)
  }
}

/// What is known about the line whose ad is accepted.
struct AcceptedLine {
  /// Kept, like its ad: networks expect both to live as long as the ad.
  let adapter: any MediationAdapter
  let settings: AdUnit.Line
  /// The ad and line that entries about it are written under.
  let context: Context
  let wire: Wire
  /// What the calls of its adapter are called.
  let naming: AdapterNaming
}

/// The result of a load that found an ad.
struct LoadedAd<Format: LoadableFormat> {
  let name: String
  let mediatedAd: Format.MediatedAd
  let tracker: Format.Tracker
  let line: AdUnit.Line
  let responseInfo: ResponseInfo
}
