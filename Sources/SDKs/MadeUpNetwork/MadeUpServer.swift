import Foundation
import Simulation
import UIKit

/// The server of a made-up network. The texts in what it is sent decide: `no-fill` and `error` are refused,
/// `silent` is never answered, and everything else gets an ad.
public struct MadeUpServer {
  /// The network, as the journal names it.
  public let network: String

  /// How long it takes to answer.
  public let latency: Duration
  /// Whether the app starts the SDK, before anything is asked of it.
  private let isStartedByApp: Bool
  /// The module of its SDK.
  private let module: Substring

  /// The server of this network, for the SDK in the module that asks for it.
  public init(
    _ network: String, answersAfter latency: Duration = .milliseconds(120),
    isStartedByApp: Bool = false, fileID: String = #fileID
  ) {
    (self.network, self.latency, self.isStartedByApp) = (network, latency, isStartedByApp)
    module = fileID.prefix { $0 != "/" }
  }

  /// Answers some time later with nil, or with the reason why there is no ad.
  ///
  /// `values` are what the SDK was given, and its own objects that were given more before: placements,
  /// requests, bids.
  public func ask(
    _ message: String, _ values: [Any], _ answer: @escaping (NSError?) -> Void
  ) {
    let words = MadeUpTexts(in: values, module: String(module)).all
    asked(message, .networkAsked) {
      guard !words.contains("silent") else { return }
      after(latency, "the server answered") { answer(refusal(of: words)) }
    }
  }

  /// Where the pictures of its ads can be downloaded from now on.
  public var address: String {
    let host = "\(network.lowercased().filter { $0.isLetter || $0.isNumber }).example"
    if let picture = MadeUpAsset.picture {
      SimulatedServer.shared.route(.host(host), latency: .milliseconds(80), image: picture)
    }
    return "https://\(host)"
  }

  private func refusal(of words: [String]) -> NSError? {
    if words.contains("no-fill") { return error(1, "\(network) has no ad.") }
    return words.contains("error") ? error(2, "\(network) could not be asked.") : nil
  }

  /// An error of the network.
  public func error(_ code: Int, _ sentence: String) -> NSError {
    NSError(domain: network, code: code, userInfo: [NSLocalizedDescriptionKey: sentence])
  }

  /// The same question for code that waits for its answer.
  public func ask(_ message: String, _ values: [Any]) async -> NSError? {
    await withCheckedContinuation { waiting in
      ask(message, values) { waiting.resume(returning: $0) }
    }
  }

  /// Calls back some time later: what was asked for has been done.
  public func finish(_ message: String, _ done: @escaping () -> Void) {
    asked(message, nil) { after(latency, "\(network) is done", done) }
  }

  /// Starts the SDK, and calls back when it has.
  public func start(_ message: String, _ done: @escaping () -> Void) {
    finish(message) {
      started.networks.insert(network)
      done()
    }
  }

  /// Whether the SDK has started.
  public var hasStarted: Bool { isStartedByApp || started.networks.contains(network) }

  private var started: StartedNetworks { World.current.instance { StartedNetworks() } }

  // MARK: The journal

  /// The SDK is asked for something, by the adapter.
  func asked(
    _ message: String, _ sense: NetworkSense?, ad: String? = nil, _ body: @escaping () -> Void
  ) {
    World.enter(message, from: { .adapter }) {
      World.current.journal.call(
        from: .adapter, to: .network, message, sense: sense, name: network, ad: ad, body)
    }
  }

  /// The SDK tells the adapter something.
  func told(_ message: String, _ sense: NetworkSense?, _ body: () -> Void) {
    World.current.journal.callback(
      from: .network, to: .adapter, message, sense: sense, name: network, body)
  }

  func count(_ what: Count.What) {
    World.current.journal.count(Count(what, in: .network), name: network)
  }

  func after(_ delay: Duration, _ message: String, _ action: @escaping () -> Void) {
    World.current.after(delay, message, by: .network, name: network, action)
  }
}

/// The networks that have started in this world.
private final class StartedNetworks {
  var networks: Set<String> = []
}
