import MediatedNetworks
import Observing
import SampleAdSDK
import Scenarios
import Simulation

/// The Sample network, with its adapter and the zoo of adapters that break a rule.
struct SampleNetwork: Network {
  let name = SampleAdServer.usualName
  let adapterModules = ["SampleAdapter", "LegacyAdapter", "BrokenAdapters"]
  let adaptersStayOnMain = true

  let assetNames = AssetNames(differing: [
    "video": ["mediaView"], "icon": ["icon", "iconURL"], "images": ["image", "imageURL"],
  ])

  func takeName(_ name: String) { SampleAdServer.shared.name = name }

  func forgetLines() { SampleAdServer.shared.answersByPlacement = [:] }

  func take(_ line: Scenario.Line, as id: LineID) {
    var settings = SampleLineSettings(
      outcome: line.outcome?.sampleOutcome, latency: line.latency,
      creative: line.ad.map(SampleCreative.init))
    settings.order = line.order.sampleOrder
    settings.showing = line.showing
    settings.counting = line.counting
    settings.counting.isGuarded = line.isGuarded
    settings.counting.paysMicros = line.paysMicros.map { $0 / 1000 }
    settings.habits = Set(line.habits)
    settings.condition = line.condition
    settings.signals = line.outcome?.sampleSignals ?? .given
    SampleAdServer.shared.answersByLine[id] = settings
    if let parameter = line.parameter {
      SampleAdServer.shared.answersByPlacement[parameter] = settings
    }
  }
}
