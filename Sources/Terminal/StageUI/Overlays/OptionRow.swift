import AdServing
import Observing
import Scenarios

/// A row of the options: what it is called, what it says now, and what it would say next.
enum OptionRow: CaseIterable {
  case adChoices, images, multipleImages, mediaAspectRatio, startMuted, testRequest, outcome
  case size, refresh

  /// What a publisher can ask of the format that is looked at.
  static func rows(_ state: StageState) -> [OptionRow] {
    let unit = state.units.first { $0.id == state.unit }
    return switch unit?.format {
    case .native, nil:
      [
        .adChoices, .images, .multipleImages, .mediaAspectRatio, .startMuted, .testRequest,
        .outcome,
      ]
    case .banner: [.size, .refresh, .testRequest, .outcome]
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: [.testRequest, .outcome]
    }
  }

  var title: String {
    switch self {
    case .adChoices: "preferred AdChoices position"
    case .images: "images"
    case .multipleImages: "multiple images"
    case .mediaAspectRatio: "media aspect ratio"
    case .startMuted: "video starts muted"
    case .testRequest: "test request"
    case .outcome: "the network answers"
    case .size: "banner size"
    case .refresh: "another ad every"
    }
  }

  /// Whether it is about the mediation line and not about the request.
  var isOfTheLine: Bool { self == .outcome }

  func value(_ state: StageState) -> String {
    let options = state.options
    return switch self {
    case .adChoices: options.adChoices?.rawValue ?? "not asked for (topRight)"
    case .images: options.images?.rawValue ?? "not asked for (downloaded)"
    case .multipleImages: yesNo(options.multipleImages ?? false)
    case .mediaAspectRatio: options.mediaAspectRatio?.rawValue ?? "not asked for (any)"
    case .startMuted: yesNo(options.startMuted ?? true)
    case .testRequest: yesNo(options.testRequest ?? false)
    case .size: options.size?.rawValue ?? "not said (banner)"
    case .refresh: options.refresh.map(Self.seconds) ?? "never"
    case .outcome: line(state)?.outcome?.rawValue ?? "drawn from the seed"
    }
  }

  func change(_ state: StageState, by step: Int) -> Change.What {
    let options = state.options
    return switch self {
    case .adChoices: .adChoices(next(options.adChoices ?? .topRight, step))
    case .images: .images(next(options.images ?? .downloaded, step))
    case .multipleImages: .multipleImages(!(options.multipleImages ?? false))
    case .mediaAspectRatio: .mediaAspectRatio(next(options.mediaAspectRatio ?? .any, step))
    case .startMuted: .startMuted(!(options.startMuted ?? true))
    case .testRequest: .testRequest(!(options.testRequest ?? false))
    case .size: .size(next(options.size ?? .banner, step))
    case .refresh: .refresh(options.refresh == nil ? .seconds(30) : nil)
    case .outcome: .outcome(next(line(state)?.outcome ?? .fill, step))
    }
  }

  private func line(_ state: StageState) -> Scenario.Line? {
    let label = state.ad?.line ?? state.ad?.lineAsked
    return state.lines.first { $0.label == label } ?? state.lines.first
  }

  private static func seconds(_ time: Duration) -> String { "\(time.components.seconds) s" }

  private func yesNo(_ flag: Bool) -> String { flag ? "yes" : "no" }

  private func next<Choice: CaseIterable & Equatable>(_ choice: Choice, _ step: Int) -> Choice {
    let all = Array(Choice.allCases)
    let place = all.firstIndex(of: choice) ?? 0
    return all[(place + step + all.count) % all.count]
  }
}
