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
      className: isMissing ? "\(line.className).NoSuchClass" : line.className, label: line.label,
      settings: settings, valueMicros: line.ecpmMicros.map { $0 / 1000 },
      googleDecidesToTrack: line.googleDecides)
  }

  private static func sampleSettings(_ line: Scenario.Line) -> SampleLineSettings {
    SampleLineSettings(
      outcome: line.outcome?.sampleOutcome, latency: line.latency,
      creative: line.ad.map(SampleCreative.init))
  }
}

extension Scenario.Outcome {
  /// What the Sample network's server does to bring it about.
  fileprivate var sampleOutcome: SampleOutcome {
    switch self {
    // The class is missing before any network is asked.
    case .fill, .noSuchClass: .fill
    case .noFill: .noFill
    // The Sample SDK has one code for all that goes wrong on the way.
    case .networkError, .timeout: .networkError
    case .badRequest: .badRequest
    case .unknown: .unknown
    case .neverAnswers: .neverAnswers
    case .answersTwice: .answersTwice
    case .answersInline: .answersInline
    }
  }
}

extension SampleCreative {
  /// One of the two kinds, with what the scenario says changed.
  fileprivate init(_ content: Scenario.Content) {
    self = content.kind == .content ? .content : .appInstall
    for (asset, text) in content.texts { self[keyPath: asset.keyPath] = text.value }
    starRating = content.starRating ?? starRating
    if let icon = content.icon {
      self.icon = Icon(text: icon.text, color: icon.color ?? self.icon?.color ?? 0x2F6FDE)
    }
    if let image = content.image { self.image = Image(colors: image.colors, motif: image.motif) }
    video = content.video
    extras = content.extras
    if let opens = content.opens { destination = Destination(opens) }
    if content.imagesAs == .urls { delivers = .urls }
    if content.adChoicesAs == .imageURL { adChoices = .imageURL }
  }
}

extension Scenario.Content.TextAsset {
  fileprivate var keyPath: WritableKeyPath<SampleCreative, String?> {
    switch self {
    case .headline: \.headline
    case .body: \.body
    case .callToAction: \.callToAction
    case .advertiser: \.advertiser
    case .store: \.store
    case .price: \.price
    }
  }
}

extension Scenario.Content.Text {
  fileprivate var value: String? {
    switch self {
    case .text(let text): text
    case .absent: nil
    }
  }
}

extension SampleCreative.Destination {
  fileprivate init(_ opens: Scenario.Content.Opens) {
    self =
      switch opens {
      case .page: .page
      case .app: .app
      case .nothing: .nothing
      }
  }
}
