/// A mistake of a platform that mediates between the application and its networks.
public enum MediatorMistake: String, CaseIterable, Sendable {
  /// It asks a network twice for one ad.
  case asksTwice
  /// It counts an impression when the ad has loaded.
  case countsAtLoad
  /// It counts an impression for each report of one.
  case countsEveryReport
  /// It does not count what the network's adapter has reported.
  case forgetsClicks, forgetsImpressions
  /// It tells what an ad pays, and counts that, when the ad has loaded.
  case paysAtLoad
  /// It never answers a load.
  case neverAnswers
  /// It does not tell the application that an ad is on the screen, was clicked, is gone, of a reward, or that
  /// an ad could not be shown.
  case keepsTheDisplay, keepsTheClick, keepsTheClose, keepsTheReward, keepsTheFailure
  /// It tells the application twice what the network tells it once.
  case repeatsTheAnswer, repeatsTheDisplay, repeatsTheClose, repeatsTheReward
  /// It tells the application three seconds late what the network tells it.
  case delaysTheAnswer, delaysTheDisplay, delaysTheClose, delaysTheReward
  /// It tells the application of a reward of nothing.
  case changesTheReward
  /// It tells the application that an ad is on the screen when it is asked to show it, or, as soon as it is there,
  /// of its end or its reward; and does not tell it again when that is so.
  case hastensTheDisplay, hastensTheClose, hastensTheReward
  /// It calls an ad ready that could not be shown, and loads no other one.
  case staysReady
  /// It throws an ad away that has waited for a while, and loads another one.
  case dropsTheAd
  /// It takes an ad that is gone for one on the screen, and loads no other one.
  case staysShowing
  /// It is asked to show an ad, shows nothing, tells nobody, and takes the ad for one on the screen; or does not put a
  /// banner that has come into its view.
  case losesTheShow
  /// It goes on replacing a banner although the application has stopped that.
  case ignoresStop
  /// A load that fails makes it forget that the application has stopped the replacing.
  case forgetsStop
  /// It does not replace a banner when its time has come.
  case forgetsRefresh
}
