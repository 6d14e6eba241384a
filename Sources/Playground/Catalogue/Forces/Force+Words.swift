import Languages
import AdServing
package import Observing
package import Scenarios

extension Force {
  /// What it makes a line do, in a few words.
  package var title: String {
    switch self {
    case .outcome(let outcome): outcome.title
    case .slow: localized("answer late")
    case .fault(let fault): fault.title
    case .showing(let showing): showing.title
    case .nothing: localized("nothing goes wrong")
    }
  }

  /// Its word in a scenario, which stands in grey behind the title; nil if there is none.
  package var id: String? {
    switch self {
    case .outcome(let outcome): outcome.rawValue
    case .slow, .nothing: nil
    case .fault(let fault): fault.rawValue
    case .showing(let showing): "showing \(showing.rawValue)"
    }
  }

  /// The mark of a forced line.
  fileprivate var mark: String { self == .nothing ? title : localized("forced: \(title)") }
}

extension Scenario.Outcome {
  fileprivate var title: String {
    switch self {
    case .fill: localized("have an ad")
    case .noFill: localized("have no ad")
    case .networkError: localized("fail: network error")
    case .badRequest: localized("refuse the request")
    case .timeout: localized("give up: time-out")
    case .unknown: localized("fail without a reason")
    case .neverAnswers: localized("never answer")
    case .answersTwice: localized("answer twice")
    case .answersInline: localized("answer at once")
    case .wrongFormat: localized("send another format")
    case .noSuchClass: localized("lack its adapter class")
    case .noSignals: localized("have no signals")
    case .signalsNeverCome: localized("never give signals")
    }
  }
}

extension Scenario.Showing {
  fileprivate var title: String {
    switch self {
    case .normal: localized("show as usual")
    case .fails: localized("fail to show")
    case .sticks: localized("refuse to close")
    }
  }
}

extension WireFault {
  fileprivate var title: String {
    switch self {
    case .dropsClicks: localized("lose the click")
    case .repeatsClicks: localized("tell the click twice")
    case .delaysClicks: localized("hold up the click")
    case .dropsImpressions: localized("lose the impression")
    case .repeatsImpressions: localized("tell the impression twice")
    case .delaysImpressions: localized("hold up the impression")
    case .dropsAnswer: localized("lose the answer")
    case .repeatsAnswer: localized("send the answer twice")
    case .delaysAnswer: localized("hold up the answer")
    case .dropsRender: localized("lose the view")
    case .dropsUntrack: localized("lose the view's removal")
    case .dropsPresent: localized("lose the call to show it")
    case .repeatsPresent: localized("tell \"on screen\" twice")
    case .dropsDismissal: localized("lose \"off screen\"")
    case .dropsReward: localized("lose the reward")
    case .repeatsReward: localized("tell the reward twice")
    case .delaysReward: localized("hold up the reward")
    case .dropsSignals: localized("lose the signals")
    case .repeatsSignals: localized("send the signals twice")
    case .delaysSignals: localized("hold up the signals")
    case .reordersScreens: localized("swap closing and closed")
    }
  }
}

extension StageState.ForcedLine {
  package var words: [String] { forces.map(\.mark) }
}
