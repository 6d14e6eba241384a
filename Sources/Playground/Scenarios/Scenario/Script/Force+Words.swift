import AdServing

extension Force {
  /// What will be seen, in a few words.
  package var effect: String {
    switch self {
    case .outcome(let outcome): outcome.effect
    case .slow: "4.9 s: just below the usual time-out, 5 s"
    case .fault(let fault): fault.effect
    case .showing(let showing): showing.effect
    case .nothing: "an ad, and all that crosses arrives"
    }
  }
}

extension Scenario.Outcome {
  fileprivate var effect: String {
    switch self {
    case .fill: "an ad"
    case .noFill: "no inventory; the next line is asked"
    case .networkError: "an error on the way; the next line"
    case .badRequest: "the network refuses; the next line"
    case .timeout: "the network gives up; the next line"
    case .unknown: "an error without a reason; the next line"
    case .neverAnswers: "silence until Google's time-out"
    case .answersTwice: "an ad, told twice"
    case .answersInline: "an ad, inside the call that asks"
    case .wrongFormat: "an ad of another format; the next line"
    case .noSuchClass: "the adapter is not in the application"
    }
  }
}

extension Scenario.Showing {
  fileprivate var effect: String {
    switch self {
    case .normal: "full screen: it comes, and can be closed"
    case .fails: "full screen: the network cannot show it"
    case .sticks: "full screen: it comes, and never goes"
    }
  }
}

extension WireFault {
  fileprivate var effect: String {
    switch self {
    case .dropsClicks: "only one book has the click"
    case .repeatsClicks: "one book has the click twice"
    case .delaysClicks: "one book has the click seconds later"
    case .dropsImpressions: "only one book has the impression"
    case .repeatsImpressions: "one book has the impression twice"
    case .delaysImpressions: "one book has the impression later"
    case .dropsAnswer: "the answer is lost: time-out"
    case .repeatsAnswer: "the answer comes twice"
    case .delaysAnswer: "question and answer come too late"
    case .dropsRender: "the adapter never gets the view"
    case .dropsUntrack: "the adapter keeps a view that is gone"
    case .dropsPresent: "full screen: asked for, and nothing comes"
    case .repeatsPresent: "that it comes is told twice"
    case .dropsDismissal: "that it is gone is never told"
    case .dropsReward: "the reward is earned and never given"
    case .repeatsReward: "the reward is told twice"
    case .delaysReward: "the reward comes seconds later"
    case .reordersScreens: "the page is gone before it goes"
    }
  }
}
