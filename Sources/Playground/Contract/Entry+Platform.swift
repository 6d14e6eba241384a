import Simulation

extension Entry {
  /// What a platform such as MAX asks for or hears by it, as the sense that it has without an adapter between; nil
  /// for what passes between others.
  var senseAtPlatform: Sense? {
    switch sense {
    case .mediatorTold: data[.what].flatMap(AppNews.init)?.senseOfNetwork
    case .mediatorAsked: data[.what].flatMap(AppCall.init)?.senseOfNetwork
    default: to == .max || from == .max ? sense : nil
    }
  }
}

extension AppNews {
  fileprivate var senseOfNetwork: Sense? {
    switch self {
    case .ad: .networkAnswered
    case .refusal: .networkFailed
    case .display: .networkWillPresent
    case .failure: .networkShowFailed
    case .click: .networkSawClick
    case .reward: .networkRewarded
    case .close: .networkClosed
    case .impression, .revenue, .closing, .other: nil
    }
  }
}

extension AppCall {
  fileprivate var senseOfNetwork: Sense? {
    switch self {
    case .load: .networkAsked
    case .show: .networkShowAsked
    case .dismiss, .options, .view, .tap: nil
    }
  }
}
