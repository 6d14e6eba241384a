import AdServing
import Simulation

extension MobileAds {
  /// Makes a signal for the publisher's server, which asks Google's for an ad with it. Adapters whose
  /// lines bid are asked for theirs. Calls back later, on main.
  public static func generateSignal(
    _ request: SignalRequest, completionHandler: @escaping (Signal?, (any Error)?) -> Void
  ) {
    entering("generateSignal(_:completionHandler:)") { ask(request, completionHandler) }
  }

  /// The same for async code.
  @preconcurrency @MainActor public static func generateSignal(
    _ request: SignalRequest
  ) async throws -> Signal {
    try await withCheckedThrowingContinuation { continuation in
      generateSignal(request) { continuation.resume($0, $1) }
    }
  }

  /// The answer of Google's server to a signal, for `load(with:)`: the publisher's server passes the
  /// signal on and the answer back. Nil for any other text.
  package static func adResponse(to signal: String) -> String? {
    SignalBook.shared.response(to: signal)
  }

  private static func ask(
    _ request: SignalRequest, _ completionHandler: @escaping (Signal?, (any Error)?) -> Void
  ) {
    let world = World.current
    let unitID = request.adUnitID ?? ""
    let name = AdServer.shared.nextAdName(unit: unitID)
    guard let asked = request.copy() as? SignalRequest else { return }
    func answer(_ signal: Signal?, _ error: RequestError?) {
      world.journal.callback(
        from: .google, to: .app,
        signal == nil ? LineAnswer.error.handlerCall : "completionHandler(signal, nil)"
      ) { completionHandler(signal, error) }
    }
    world.journal.call(
      from: .app, to: .google, "generateSignal(_:completionHandler:)", ad: name,
      data: [Fact.unit(unitID)]
    ) {
      shared.start { _ in
        world.soon {
          guard asked.isValid, !unitID.isEmpty else { return answer(nil, .init(.invalidRequest)) }
          collect(asked, unitID, name) { bidding in
            let text = SignalBook.shared.add(
              .init(unitID: unitID, name: name, request: asked, bidding: bidding))
            answer(Signal(text), nil)
          }
        }
      }
    }
  }

  /// Asks the lines of the unit that bid; a unit that nobody knows has none.
  private static func collect(
    _ request: SignalRequest, _ unitID: String, _ name: String,
    _ done: @escaping (Set<Int>) -> Void
  ) {
    guard let unit = AdServer.shared.units[unitID],
      unit.lines.contains(where: { $0.bid != nil })
    else { return done([]) }
    SignalCollector(unit, of: name, size: request.size, request.adRequest).begin(done)
  }
}
