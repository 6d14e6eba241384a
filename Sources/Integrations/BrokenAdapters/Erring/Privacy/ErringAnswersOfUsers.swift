import GoogleMobileAds

/// Does not tell the network what the user has answered.
public final class KeepsTheAnswer: ErringAdapter {
  override class var found: ChoiceFound { .nothing }
}

/// Tells the network with each load what the user had answered before the first one.
public final class ReadsTheAnswerOnce: ErringAdapter {
  override class var found: ChoiceFound { .whatWasThereFirst }
}

/// Takes any answer of the user's for a yes.
public final class TakesAnyAnswerForYes: ErringAdapter {
  override class var found: ChoiceFound { .aYes }
}
