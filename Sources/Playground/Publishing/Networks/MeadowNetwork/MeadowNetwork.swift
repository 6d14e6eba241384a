import AdServing
import MeadowAdSDK
import MediatedNetworks
import Observing
import Scenarios
import Simulation

/// The Meadow network, which has names of its own for everything.
struct MeadowNetwork: Network {
  let name = MeadowNetworkName.usual
  let adapterModules = ["MeadowAdapter"]
  let adaptersStayOnMain = true
  let formats = [Scenario.Format.native]

  let assetNames = AssetNames(differing: [
    "headline": ["title"], "body": ["text"], "callToAction": ["button"],
    "advertiser": ["sponsor"], "store": ["shop"], "price": ["cost"], "starRating": ["points"],
    "icon": ["thumbnail"], "images": ["cover"],
  ])

  func takeName(_ name: String) { MeadowNetworkName.shared.name = name }

  func forgetLines() {}

  func take(_ line: Scenario.Line, as id: LineID) {
    MediatedServer.shared.set(MediatedSettings(line.meadowAnswer), for: id)
    if let parameter = line.parameter {
      MediatedServer.shared.set(
        MediatedSettings(line.meadowAnswer), for: MediatedAdID(network: name, key: parameter))
    }
  }
}

extension Scenario.Line {
  fileprivate var meadowAnswer: MediatedAnswer {
    let outcome = outcome ?? .fill
    var answer = MediatedAnswer(outcome.meadowOutcome, latency: latency)
    answer.manner = outcome.meadowManner
    answer.creative = MediatedCreative(ad, of: MeadowNetworkName.usual)
    if let stars = ad?.starRating {
      answer.creative.texts[MeadowStory.pointsKey] = "\(Int((stars * 2).rounded()))"
    }
    return answer
  }
}

extension Scenario.Outcome {
  /// The network has one format, and no auctions.
  fileprivate var meadowOutcome: MediatedAnswer.Outcome {
    switch self {
    case .fill, .neverAnswers, .answersTwice, .answersInline, .noSuchClass, .noSignals,
      .signalsNeverCome:
      .fill
    case .noFill, .wrongFormat: .noFill
    case .networkError: .networkError
    case .badRequest: .badRequest
    case .timeout: .timeout
    case .unknown: .unknown
    }
  }

  fileprivate var meadowManner: MediatedAnswer.Manner {
    switch self {
    case .neverAnswers: .never
    case .answersTwice: .twice
    case .answersInline: .inline
    default: .once
    }
  }
}
