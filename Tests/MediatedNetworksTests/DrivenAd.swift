import Foundation
import MediatedNetworks
import Simulation
import UIKit

/// An error of the network `Net`.
final class NetError: NSError, MediatedError, @unchecked Sendable {
  enum Code: Int {
    case noFill = 1
    case notShown = 2
  }

  init(code: Int, message: String) {
    super.init(domain: "net", code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }

  required init?(coder: NSCoder) { nil }

  static func code(for outcome: MediatedAnswer.Outcome) -> Code? {
    outcome == .fill ? nil : .noFill
  }
}

/// What the network says about an ad: the price.
struct NetAd: MediatedFacts {
  let price: Double?
  var facts: Fields { .none }
}

/// The shortest life of an ad.
struct NetLife: MediatedLife {
  enum State {
    case idle, loading, ready, showing
  }

  enum Event: MediatedScreenEvent {
    case load, filled, failed(NetError), show, expired, closed
    case notShown(MediatedShowFailure)
  }

  static let loading = [State.loading]
  static let holding = [State.ready]
  var state = State.idle

  mutating func handle(_ event: Event) -> [MediatedEffect<Event, NetError>] {
    switch event {
    case .load: go(.loading, .request)
    case .filled: go(.ready, .tell(.loaded))
    case .failed(let error): go(.idle, .tell(.failed(error)))
    case .show: go(.showing, .present)
    case .expired: go(.idle, .tell(.expired))
    case .closed: go(.idle, .tell(.closed))
    case .notShown: go(.idle, .tell(.notShown(NetError(.notShown))))
    }
  }
}

/// An ad of the network `Net`, and all it is told.
@MainActor final class DrivenAd: @preconcurrency MediatedVendor {
  typealias Life = NetLife

  let driver = MediatedAdDriver<NetLife, NetAd>(
    of: .network("Net"), adUnitID: "unit", life: NetLife(), MediatedAdKind(isRewarded: true))
  var heard: [String] = []
  /// Called after each thing it is told.
  var onNews: (MediatedNews<NetError>) -> Void = { _ in }

  init(_ answers: MediatedAnswer...) {
    MediatedServer.shared.set(MediatedSettings(answers), for: driver.id)
    driver.vendor = self
  }

  func load() { driver.load("load()") { .load } }
  func show(over controller: UIViewController) {
    driver.show("show()", over: controller) { .show }
  }

  func event(for answer: MediatedAnswer) -> NetLife.Event {
    NetError(answer.outcome).map { .failed($0) } ?? .filled
  }

  func ad(of answer: MediatedAnswer) -> NetAd { NetAd(price: answer.price) }

  func calls(for news: MediatedNews<NetError>, of ad: NetAd?) -> [MediatedCall] {
    if case .requested = news { return [] }
    let name = "\(news)".prefix { $0 != "(" }
    return [
      MediatedCall("\(name)") { [self] in
        heard.append(ad?.price.map { "\(name) \(Int($0))" } ?? "\(name)")
        onNews(news)
      }
    ]
  }
}
