/// A mistake of a platform that mediates between the application and its networks.
public enum MediatorMistake: String, CaseIterable, Sendable {
  /// It asks a network twice for one ad.
  case asksTwice
  /// It counts an impression when the ad has loaded.
  case countsAtLoad
  /// It counts an impression for each report of one.
  case countsEveryReport
  /// It does not tell the application that an ad is gone.
  case keepsTheClose
  /// It does not tell the application of a reward.
  case keepsTheReward
  /// It never answers a load.
  case neverAnswers
}
