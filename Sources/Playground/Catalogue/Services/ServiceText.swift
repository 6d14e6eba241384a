import Languages
package import Observing
package import Scenarios
package import Simulation

/// What the services' room says.
package enum ServiceText {
  package static var none: String {
    localized("No wrapper loads this unit's ads. A unit with \"through\": \"ghad\" has one.")
  }

  // MARK: The service

  /// A sign for how far a service is.
  package static func sign(_ setUp: ServiceRecord.SetUp) -> String {
    switch setUp {
    case .notYet: "○"
    case .done: "✓"
    case .failed: "✕"
    }
  }

  /// The same in words, with its parameters; that it is set up need not be said beside them.
  package static func words(_ setUp: ServiceRecord.SetUp) -> String {
    let parameters = setUp.parameters.map { "\($0.name) \($0.value)" }
    let state: [String] =
      switch setUp {
      case .notYet: [localized("not set up yet")]
      case .done: parameters.isEmpty ? [localized("set up")] : []
      case .failed: [localized("set-up failed")]
      }
    return (state + parameters).joined(separator: ", ")
  }

  /// The steps of setting it up, each with a sign; nil before the first one.
  package static func steps(_ record: ServiceRecord) -> String? {
    let steps = record.steps
    guard steps.isRegistered || record.setUp != .notYet || record.loads > 0 else { return nil }
    func sign(_ isDone: Bool?) -> String { isDone.map { $0 ? "✓" : "✕" } ?? "○" }
    let parts = [
      ("register", sign(steps.isRegistered)), ("Info.plist", sign(steps.isBundleValid)),
      ("user", sign(steps.isUserKnown)), ("didSetup", steps.hasStarted ? "✓" : "○"),
    ]
    return parts.map { "\($0) \($1)" }.joined(separator: "  ")
  }

  /// The steps that went wrong, where there is no room for all of them.
  package static func mistakes(_ record: ServiceRecord) -> String? {
    let steps = record.steps
    guard record.loads > 0 else { return nil }
    if !steps.isRegistered { return localized("not registered") }
    if steps.isBundleValid == false { return localized("Info.plist lacks an entry") }
    if steps.isUserKnown == false { return localized("it knows no user") }
    return nil
  }

  /// The order of the application's modules, and how much the log of all ads has heard.
  package static func launch(_ record: ServiceRecord) -> String {
    let modules = record.modules.joined(separator: " ─▶ ")
    return localized("\(modules) · log: \(record.logged)")
  }

  /// How the unit is set, where that is not the usual: `published wrapper, no retries`.
  package static func settings(_ settings: Scenario.Aggregation, isVIP: Bool) -> String {
    var words: [String] = []
    if settings.mode == .seed { words.append(localized("published wrapper")) }
    if isVIP { words.append("VIP") }
    if !settings.retry.isEnabled { words.append(localized("no retries")) }
    if !settings.autoLoadNext { words.append(localized("no next ad")) }
    return words.joined(separator: ", ")
  }

  // MARK: The states

  /// Where the unit is, in a sentence; `key` goes to the next retry, if there is room to say so.
  package static func phase(
    _ record: ServiceRecord, at now: Instant, retries: Int?, key: String?
  ) -> String {
    let name = record.service.name
    switch record.phase {
    case .idle:
      return record.loads == 0
        ? localized("Nothing has been asked for.") : localized("There is no ad.")
    case .loading(0): return localized("Asking \(name).")
    case .loading(let attempt): return localized("Asking \(name): retry \(attempt)\(of(retries)).")
    case .ready: return localized("An ad is ready.")
    case .retryWait(let attempt, let until):
      let next = record.pendingRetries(at: now).first?.due ?? until
      let way = key.map { localized("; \($0) goes there") } ?? ""
      return localized("No ad. Retry \(attempt)\(of(retries)) in \(seconds(next - now))\(way).")
    case .exhausted(let error): return localized("No ad, and no retry: \(error)")
    case .showing: return localized("An ad is on the screen.")
    case .closingGrace(let until):
      return localized("The ad is gone; a reward may come for \(seconds(until - now)).")
    }
  }

  /// A retry that was planned before retries were switched off is one of none.
  private static func of(_ retries: Int?) -> String {
    retries.map { $0 == 0 ? "" : localized(" of \($0)") } ?? ""
  }

  /// The states on the way of an ad.
  package static var way: [String] {
    [localized("idle"), localized("loading"), localized("ready"), localized("showing")]
  }
  /// The states beside that way.
  package static var detours: [String] {
    [localized("retry due"), localized("gave up"), localized("reward due")]
  }

  package static func word(_ phase: ServiceRecord.Phase) -> String {
    word(forID: id(phase)) ?? id(phase)
  }

  /// The phase's name in the wrapper's code.
  package static func id(_ phase: ServiceRecord.Phase) -> String {
    switch phase {
    case .idle: "idle"
    case .loading: "loading"
    case .ready: "ready"
    case .retryWait: "retryWait"
    case .exhausted: "exhausted"
    case .showing: "showing"
    case .closingGrace: "closingGrace"
    }
  }

  /// A unit's change of state in words; the journal has the state's name in the wrapper's code.
  static func change(_ entry: Entry) -> String? {
    guard entry.sense == .serviceStateChanged, let id = entry.data[.state],
      let word = word(forID: id), let unit = entry.data[.unit]
    else { return nil }
    return "\(unit): \(word)"
  }

  private static func word(forID id: String) -> String? {
    switch id {
    case "idle": way[0]
    case "loading": way[1]
    case "ready": way[2]
    case "showing": way[3]
    case "retryWait": detours[0]
    case "exhausted": detours[1]
    case "closingGrace": detours[2]
    default: nil
    }
  }

  // MARK: Retries and requests

  package static var retry: String { localized("retry") }
  package static var minute: String { localized("minute") }
  package static var load: String { localized("load") }
  package static var shows: String { localized("show") }

  /// The delays before the first retries, in seconds; later ones wait as long as the last.
  package static let delays = [2, 4, 8, 16, 32, 64, 64]

  /// How long until the next retry, and how many wait besides.
  package static func pending(_ retries: [ServiceRecord.Retry], at now: Instant) -> String {
    guard let next = retries.first else { return "" }
    let first = localized("in \(seconds(next.due - now))")
    return retries.count == 1 ? first : "\(first), \(waiting(retries))"
  }

  /// How many retries wait, where there is no room for more.
  package static func waiting(_ retries: [ServiceRecord.Retry]) -> String {
    localized("\(retries.count) wait")
  }

  /// What the meter stands at.
  package static func meter(_ requests: Int) -> String { localized("\(requests)/min") }

  /// What the line of the meter is, or what it means to be above it.
  package static func line(isAbove: Bool) -> String {
    let most = ServiceRecord.calmRequestsPerMinute
    return isAbove
      ? localized("Above \(most) a minute: a retry storm. Networks throttle.")
      : localized("Above \(most) a minute networks throttle.")
  }

  package static func requestsPerLoad(_ counts: [Int]) -> String {
    counts.isEmpty ? localized("no load yet") : counts.map(String.init).joined(separator: " ")
  }

  /// Over how long the strips of requests reach.
  package static let span = Duration.seconds(300)
  package static var spanTitle: String { localized("requests, 5 min") }

  // MARK: Shows

  package static var noShow: String { localized("none yet") }

  package static func outcome(_ show: ServiceRecord.Show) -> String {
    guard show.completions > 0 || show.outcome == "rewarded" else { return localized("open") }
    return switch show.outcome {
    case "rewarded": localized("rewarded", meaning: "the user has it")
    case "dismissedWithoutReward": localized("closed, no reward")
    case "failedToDisplay": localized("not shown")
    case "notAvailable": localized("no ad")
    default: localized("nobody can say")
    }
  }

  package static func told(_ completions: Int) -> String {
    switch completions {
    case 0: localized("not told")
    case 1: localized("told once")
    default: localized("told \(completions) times")
    }
  }

  static func seconds(_ time: Duration) -> String {
    let milliseconds = max(0, time.wholeMilliseconds)
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000) s" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
