import GoogleMobileAds
import SampleAdSDK
import Simulation

/// Puts what a scenario says where the simulated world looks for it: the mediation settings on
/// Google's ad server, the networks' behaviour on theirs.
enum Deployment {
  static func deploy(_ scenario: Scenario) {
    AdServer.shared.units = Dictionary(
      uniqueKeysWithValues: scenario.adUnits.map { ($0.id, adUnit($0)) })
    let samples = SampleAdServer.shared
    samples.answersByLine = [:]
    samples.answersByPlacement = [:]
    for unit in scenario.adUnits {
      for (index, line) in unit.lines.enumerated() {
        let settings = sampleSettings(line)
        samples.answersByLine[LineID(unit: unit.id, index: index)] = settings
        if let parameter = line.parameter { samples.answersByPlacement[parameter] = settings }
      }
    }
  }

  private static func adUnit(_ unit: Scenario.Unit) -> AdUnit {
    AdUnit(
      id: unit.id, format: .native, lines: unit.lines.map(adLine), timeout: unit.timeout)
  }

  private static func adLine(_ line: Scenario.Line) -> AdUnit.Line {
    var settings: [String: Any] = [:]
    settings["parameter"] = line.parameter
    settings["handlesUserClicks"] = line.flags.handlesUserClicks
    settings["handlesUserImpressions"] = line.flags.handlesUserImpressions
    let isMissing = line.outcome == .noSuchClass
    return AdUnit.Line(
      className: isMissing ? "\(line.className)IsNotLinked" : line.className, label: line.label,
      settings: settings, valueMicros: line.ecpmMicros.map { $0 / 1000 },
      googleDecidesToTrack: line.googleDecides, fault: line.fault)
  }

  private static func sampleSettings(_ line: Scenario.Line) -> SampleLineSettings {
    SampleLineSettings(
      outcome: line.outcome?.sampleOutcome, latency: line.latency,
      creative: line.ad.map(SampleCreative.init))
  }
}
