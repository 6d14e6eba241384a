/// What a network does of its own accord, and should not.
package enum NetworkHabit: String, CaseIterable, Sendable {
  /// It counts what it was about to see although the view was taken from it meanwhile.
  case countsAfterLeaving
  /// It counts a native ad or a banner a second after it was put somewhere, whether anybody sees it or not.
  case countsUnseen
  /// It sees each tap twice, and says so twice.
  case countsTapsTwice
  /// It does not see that its ad is on the screen: it counts no impression, and says nothing.
  case overlooks
  /// It does not call the third party's pixel that is in its ad.
  case forgetsPixel
  /// It does not call that for a click.
  case forgetsClickPixel
  /// It counts a click that nobody has made as it sees the impression, and says so.
  case clicksByItself
  /// Its banner is blank once the user has been away, or from the start, and nobody is told.
  case goesBlank, comesBlank
  /// Its banner becomes larger than its place once it is on the screen.
  case outgrows
  /// It does not see that its ad is tapped: it opens, counts and says nothing.
  case overlooksTaps
  /// It counts a tap, and opens what that leads to half a minute later.
  case opensLate
  /// The page that a tap opens inside the application stays empty.
  case opensBlankPage
  /// It counts a tap, and opens nothing.
  case opensNothing
  /// It sees an impression and says so, and does not count it.
  case forgetsImpressions
  /// The same with a click.
  case forgetsClicks
  /// What it has for a rewarded unit is an interstitial: there is no reward to earn.
  case servesNoReward
  /// No end card follows its video.
  case losesEndCard
  /// Its full-screen ad has no button that leads anywhere.
  case hidesItsButton
  /// The clock of an ad's age runs on while the ad is on the screen.
  case expiresOnScreen
  /// Its full-screen ad is gone, and something of it stays: the store's overlay, a window that takes the touches,
  /// the sound that it has switched off, the orientation that it has locked, the status bar that it has hidden.
  case leavesOverlay, leavesWindow, leavesSoundOff, leavesOrientationLocked, leavesStatusBarHidden
  /// Nothing else happens in the application for six seconds: as its ad comes, or as it is to be shown.
  case blocksAsItComes, blocksAsItShows
  /// It keeps the main thread so as its SDK is started.
  case blocksAtTheStart
  /// Its SDK throws an exception that nobody catches, which ends the application: as it is started, as its ad comes,
  /// as it is to be shown, while it is on the screen, or as it is gone.
  case crashesAtTheStart, crashesAsItComes, crashesAsItShows, crashesOnScreen, crashesAsItGoes
  /// The same of its adapter, and of the SDK that asks it: Google's, or MAX's.
  case adapterCrashesAsItComes, adapterCrashesAsItShows, adapterCrashesAsItGoes
  case platformCrashesAsItComes, platformCrashesAsItShows, platformCrashesAsItGoes
  /// While it loads an ad for a placement, it refuses all other loads of the placement.
  case refusesWhileLoading
}
