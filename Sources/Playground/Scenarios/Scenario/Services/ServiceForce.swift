import Simulation

/// What somebody in front of the stage can do to a unit whose ads a service loads.
package enum ServiceForce: Hashable, Sendable {
  /// What the service answers from now on.
  case outcome(Scenario.NetworkOutcome)
  /// The service does not know the ad unit: asking again never helps.
  case unknownUnit
  case latency(Latency)
  case retries(Bool)
  case loadsNext(Bool)
  case waits(Bool)
  case forcesLoad
  case becomesActive
  case isVIP(Bool)
  case showing(Scenario.Showing)
  case order(Scenario.CallbackOrder)
  case mode(Scenario.Mode)

  package enum Latency: Int, CaseIterable, Sendable {
    case quick = 200
    case slow = 5_000
    case endless = 30_000
  }

  package static let all: [ServiceForce] =
    Scenario.NetworkOutcome.allCases.map { .outcome($0) } + [.unknownUnit]
    + Latency.allCases.map { .latency($0) }
    + [.retries(true), .retries(false), .loadsNext(true), .loadsNext(false)]
    + [.forcesLoad, .becomesActive, .isVIP(true), .isVIP(false)]
    + [.waits(false), .waits(true)]
    + Scenario.Showing.allCases.map { .showing($0) }
    + Scenario.CallbackOrder.allCases.map { .order($0) }
    + Scenario.Mode.allCases.map { .mode($0) }

  /// Those that make sense for a unit with these settings: the published wrapper is of one vendor only.
  package static func all(for settings: Scenario.Aggregation?) -> [ServiceForce] {
    settings?.service == .appLovin ? all : all.filter { $0 != .mode(.seed) }
  }

  /// What it is about, as a heading.
  package enum Group: Hashable, Sendable {
    case answers, loading, application, show, wrapper
  }

  package var group: Group {
    switch self {
    case .outcome, .unknownUnit, .latency: .answers
    case .retries, .loadsNext: .loading
    case .forcesLoad, .becomesActive, .isVIP: .application
    case .waits, .showing, .order: .show
    case .mode: .wrapper
    }
  }

  /// Whether it is seen only when somebody asks for an ad.
  package var needsRequest: Bool {
    switch self {
    case .outcome, .unknownUnit, .latency, .showing, .order: true
    case .retries, .loadsNext, .waits, .forcesLoad, .becomesActive, .isVIP, .mode: false
    }
  }

  /// What brings it about.
  package func actions(unit: String, _ settings: Scenario.Aggregation) -> [Action] {
    func set<Value: Sendable>(
      _ path: KeyPath<Scenario.Unit, Value>, _ value: Value
    ) -> [Action] {
      [.set(Change(unit: unit, .init(service: path, value)))]
    }
    return switch self {
    case .outcome, .unknownUnit, .latency:
      set(\.aggregation.answers, answers(settings.answers, of: settings.service))
    case .retries(let isOn):
      set(\.aggregation.retry, settings.retry.switched(isOn))
    case .loadsNext(let isOn): set(\.aggregation.autoLoadNext, isOn)
    case .waits(let isOn): set(\.aggregation.whenNotReady, isOn ? .wait : .skip)
    case .showing(let showing): set(\.aggregation.showing, showing)
    case .order(let order): set(\.aggregation.order, order)
    case .mode(let mode):
      set(\.aggregation.mode, mode) + [.dispose(unit: unit), .request(unit: unit)]
    case .forcesLoad: [.forceLoad(unit: unit)]
    case .becomesActive: [.becomeActive]
    case .isVIP(let isVIP): [.vip(isVIP)]
    }
  }

  /// From now on every answer is like this; what it is not about stays as it was at last.
  private func answers(
    _ answers: [Scenario.Aggregation.Answer], of service: Scenario.Aggregation.Service
  ) -> [Scenario.Aggregation.Answer] {
    var answer = answers.last ?? .init()
    switch self {
    case .outcome(let outcome): (answer.outcome, answer.error) = (outcome, nil)
    case .unknownUnit: (answer.outcome, answer.error) = (.unknown, service.codeOfUnknownUnit)
    case .latency(let latency): answer.latency = .milliseconds(latency.rawValue)
    default: break
    }
    return [answer]
  }

  /// Whether it is so already.
  package func holds(for settings: Scenario.Aggregation, isVIP: Bool) -> Bool {
    let answer = settings.answers.count == 1 ? settings.answers[0] : nil
    return switch self {
    case .outcome(let outcome): answer?.outcome == outcome && answer?.error == nil
    case .unknownUnit: answer?.error == settings.service.codeOfUnknownUnit
    case .latency(let latency): answer?.latency == .milliseconds(latency.rawValue)
    case .retries(let isOn): (settings.retry.isEnabled && settings.retry.most != 0) == isOn
    case .loadsNext(let isOn): settings.autoLoadNext == isOn
    case .waits(let isOn): (settings.whenNotReady == .wait) == isOn
    case .isVIP(let isOn): isVIP == isOn
    case .showing(let showing): settings.showing == showing
    case .order(let order): settings.order == order
    case .mode(let mode): settings.mode == mode
    case .forcesLoad, .becomesActive: false
    }
  }
}

extension Scenario.Aggregation.Retry {
  /// Switched on, it repeats at least as often as usual.
  fileprivate func switched(_ isOn: Bool) -> Self {
    var retry = self
    retry.isEnabled = isOn
    if isOn, most == 0 { retry.most = Self().most }
    return retry
  }
}

extension Scenario.Aggregation.Service {
  /// The vendor's own code for an ad unit that it does not know.
  fileprivate var codeOfUnknownUnit: Int {
    switch self {
    case .appLovin: -5603
    case .levelPlay: 626
    case .cloudX: 300
    }
  }
}
