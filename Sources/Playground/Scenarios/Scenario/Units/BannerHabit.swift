extension Scenario {
  /// What the application does with a banner's view, when it loads again or shows it.
  package enum BannerHabit: String, CaseIterable, Sendable {
    /// It has one view for all loads.
    case keepsView
    /// It makes a new view, and stops the old one and lets go of it.
    case renewsView
    /// It makes a new view, and forgets the old one, which goes on by itself: with Google under the new one, with
    /// MAX off the screen.
    case forgetsView
    /// It leaves no room for it: the banner lies over what the user reads.
    case leavesNoRoom
  }
}
