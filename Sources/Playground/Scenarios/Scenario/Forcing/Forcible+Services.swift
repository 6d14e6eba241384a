import Simulation

extension Forcible {
  /// Everything that can be forced on a service, its wrapper, and the application around them.
  package static func all(
    onService settings: Scenario.Aggregation, isVIP: Bool, unit: String
  ) -> [Forcible] {
    func set<Value: Equatable & Sendable>(
      _ force: Force, _ path: KeyPath<Scenario.Aggregation, Value>, _ value: Value,
      needsRequest: Bool = false, then actions: [Action] = []
    ) -> Forcible {
      Forcible(
        force, [.set(Change(unit: unit, .init(service: path, value)))] + actions,
        holds: settings[keyPath: path] == value, needsRequest: needsRequest)
    }
    func set(
      _ force: Force, answers change: (inout Scenario.Aggregation.Answer) -> Void
    ) -> Forcible {
      set(force, \.answers, [settings.answer(with: change)], needsRequest: true)
    }
    var table = Scenario.NetworkOutcome.allCases.map { outcome in
      set(.answer(outcome)) { ($0.outcome, $0.error) = (outcome, nil) }
    }
    table += [settings.service.codeOfUnknownUnit].map { code in
      set(.unknownUnit) { ($0.outcome, $0.error) = (.unknown, code) }
    }
    table += [.milliseconds(200), .seconds(5), .seconds(30)].map { latency in
      set(.latency(latency)) { $0.latency = latency }
    }
    table += [true, false].map { set(.retries($0), \.retry, settings.retry.switched($0)) }
    table += [true, false].map { set(.loadsNext($0), \.autoLoadNext, $0) }
    table += [
      Forcible(.forcesLoad, [.order(.forceLoad, unit: unit)], needsRequest: false),
      Forcible(.becomesActive, [.becomeActive], needsRequest: false),
    ]
    table += [true, false].map {
      Forcible(.isVIP($0), [.vip($0)], holds: isVIP == $0, needsRequest: false)
    }
    let flaws: [Scenario.Aggregation.Flaw?] = [nil] + Scenario.Aggregation.Flaw.allCases
    table += flaws.map { flaw in
      set(.flaw(flaw), \.flaw, flaw, then: [.order(.dispose, unit: unit), .request(unit: unit)])
    }
    table += [false, true].map { set(.waits($0), \.whenNotReady, $0 ? .wait : .skip) }
    table += Showing.allCases.map {
      set(.adShowing($0), \.showing, $0, needsRequest: true)
    }
    table += Scenario.CallbackOrder.allCases.map {
      set(.order($0), \.order, $0, needsRequest: true)
    }
    table += settings.modes.map {
      set(.wrapper($0), \.mode, $0, then: [.order(.dispose, unit: unit), .request(unit: unit)])
    }
    return table.grouped
  }
}

extension Scenario.Aggregation {
  /// The published wrapper is of one vendor only.
  fileprivate var modes: [Scenario.Mode] {
    service == .ofPublishedWrapper ? [.good, .seed] : [.good]
  }

  /// An answer for every request from now on: the last one, but for what is changed.
  fileprivate func answer(with change: (inout Answer) -> Void) -> Answer {
    var answer = answers.last ?? .init()
    change(&answer)
    return answer
  }
}

extension Scenario.Aggregation.Retry {
  /// Switched on, it repeats at least as often as usual.
  fileprivate func switched(_ isOn: Bool) -> Self {
    guard isOn != (isEnabled && most != 0) else { return self }
    var retry = self
    retry.isEnabled = isOn
    if isOn, most == 0 { retry.most = Self().most }
    return retry
  }
}
