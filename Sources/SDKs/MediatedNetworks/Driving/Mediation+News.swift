extension Mediation {
  /// Whether whoever asked hears of it.
  func tells<Failure>(_ news: MediatedNews<Failure>) -> Bool {
    switch news {
    case .loaded, .failed: !mistakes.contains(.neverAnswers)
    case .hidden: !mistakes.contains(.keepsTheClose)
    case .rewarded: !mistakes.contains(.keepsTheReward)
    default: true
    }
  }
}
