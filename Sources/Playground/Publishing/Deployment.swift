import AdServing
import GoogleMobileAds
import Observing
package import Scenarios
import Simulation

/// Puts a scenario's content where the simulated world looks for it: the mediation settings on
/// Google's ad server, the networks' behaviour on theirs.
///
/// Each deployment gives its lines new ids, so that a running request continues with its own lines,
/// even if lines are moved or switched off meanwhile.
package struct Deployment {
  private var deployed: [String: Int] = [:]
  private var kinds: [(through: Scenario.Through, deployment: any KindDeployment)]

  package init() {
    kinds = Scenario.Through.allCases.compactMap { through in
      through.published.deployment().map { (through, $0) }
    }
  }

  package mutating func deploy(_ scenario: Scenario) {
    for network in Networks.all {
      network.takeName(Networks.name(of: network, in: scenario))
      network.forgetLines()
    }
    DeployedUnits.shared.take(scenario.adUnits)
    DeployedUnits.shared.networkNames = scenario.networkNames
    ConsentAsking.shared.deploy(scenario.consent)
    for unit in scenario.adUnits {
      guard let layer = unit.layer else {
        Layers.shared.remove(from: unit.id)
        continue
      }
      Layers.shared.set(
        layer.name, unit.possibleMistakes, by: layer.delay, when: layer.condition, for: unit.id,
        other: DeployedUnits.shared.heardInstead(of: unit)?.id, draws: layer.draws,
        isFatal: layer.isFatal, isMissing: layer.isMissing, learns: unit.format.layerLearns)
    }
    for place in kinds.indices {
      let units = scenario.adUnits.filter { $0.asking.through == kinds[place].through }
      if !units.isEmpty { kinds[place].deployment.deploy(units) }
    }
    // Google knows its own units alone.
    AdServer.shared.units = Dictionary(
      uniqueKeysWithValues: scenario.adUnits.filter(\.asking.through.observed.hasGoogle)
        .map { ($0.id, deploy($0)) })
  }

  private mutating func deploy(_ unit: Scenario.Unit) -> AdUnit {
    let asked = zip(unit.lines.indices, unit.lines.turns).filter { $0.1 == .asked }.map(\.0)
    let lines = asked.map { place in
      let line = unit.lines[place]
      let id = nextID(unit.id)
      tell(line, id)
      return Self.adLine(line, id, number: place + 1, unit.options)
    }
    var adUnit = AdUnit(
      id: unit.id, format: unit.format, lines: lines, timeout: unit.asking.timeout)
    adUnit.api = unit.api
    adUnit.refresh = unit.options.refresh
    adUnit.floorMicros = unit.asking.waterfall?.floorMicros.map { $0 / 1000 }
    adUnit.cap = unit.asking.waterfall?.cap
    adUnit.refusal = unit.asking.waterfall?.refusal
    adUnit.refusalCondition = unit.asking.waterfall?.refusalCondition ?? .init()
    adUnit.rewardServer = unit.asking.waterfall?.rewardServer
    return adUnit
  }

  private mutating func nextID(_ unit: String) -> LineID {
    let index = deployed[unit, default: 0]
    deployed[unit] = index + 1
    return LineID(unit: unit, index: index)
  }

  private static func adLine(
    _ line: Scenario.Line, _ id: LineID, number: Int, _ options: Scenario.Options
  ) -> AdUnit.Line {
    var settings: [String: Any] = line.settingsOfAdapter
    settings["handlesUserClicks"] = line.flags.handlesUserClicks
    settings["handlesUserImpressions"] = line.flags.handlesUserImpressions
    let isMissing = line.outcome == .noSuchClass
    var adLine = AdUnit.Line(
      id: id, number: number,
      className: isMissing ? "\(line.className)IsNotLinked" : line.className, label: line.label,
      settings: settings, valueMicros: line.ecpmMicros.map { $0 / 1000 },
      googleDecidesToTrack: line.googleDecides, faults: line.faults,
      reward: line.ad?.reward ?? Reward())
    adLine.metadata = line.ad.flatMap { ad in
      (ad.metadata ?? AdMetadata(playing: ad)).map {
        .init($0, delay: ad.metadataAfter, mediaDelay: ad.mediaURLAfter)
      }
    }
    (adLine.currency, adLine.precision) = (line.currency, line.precision)
    adLine.ownSettings = line.credentials
    adLine.condition = line.condition
    adLine.setUp = line.setUp
    adLine.bid = line.bidResponse.map {
      .init(response: $0, watermark: line.watermark.map { Array($0.utf8) })
    }
    adLine.counting = options.googleCounts ?? (options.countsOnPresent == true ? .atPresent : nil)
    if Networks.behind(line) == nil {
      adLine.standIn = StandIn(line)
      adLine.withheldSignals = WithheldSignals(line.outcome)
    }
    return adLine
  }

  /// Tells the network behind the line. An unknown adapter may ask any of them: what its stand-in
  /// passes on has already been played.
  private func tell(_ line: Scenario.Line, _ id: LineID) {
    if let network = Networks.behind(line) { return network.take(line, as: id) }
    var line = line
    if line.statedLatency != nil { line.latency = .zero }
    for network in Networks.all { network.take(line, as: id) }
  }
}

extension Scenario.Format {
  /// What a layer learns of an answer that it keeps: a full-screen ad is its own object's, and a banner's view is told.
  fileprivate var layerLearns: Layer.Learning {
    switch self {
    case .native: .nothing
    case .banner: .answers
    default: .ads
    }
  }
}
