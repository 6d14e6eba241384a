/// When a side counts an ad's impression.
package enum CountingMoment: String, CaseIterable, Sendable {
  /// As the ad comes, before anybody has seen it.
  case atLoad
  /// As its view is handed over to be filled; of a full-screen ad, as it covers the application.
  case atRender
  /// As its view comes on the screen, visible or not; of a full-screen ad, as it is asked to show.
  case atPresent
  /// As soon as any of it is visible.
  case onePixel
  /// Once half of it was visible for a second without a break.
  case halfForASecond
  /// Once all of it was visible for two seconds without a break.
  case allFor2Seconds
}

extension CountingMoment {
  /// How much of a view must be visible, and for how long.
  package struct Sight: Equatable, Sendable {
    package let share: Double
    package let time: Duration

    /// Whether this much of it is enough.
    package func covers(_ visible: Double) -> Bool { visible > 0 && visible >= share }
  }

  /// What must be seen of a view that is handed over. A side that counted as the ad came looks as usual, to
  /// say that it was seen.
  package var sight: Sight {
    switch self {
    case .atRender, .atPresent, .onePixel: Sight(share: 0, time: .zero)
    case .atLoad, .halfForASecond: Sight(share: 0.5, time: .seconds(1))
    case .allFor2Seconds: Sight(share: 1, time: .seconds(2))
    }
  }
}

extension CountingMoment {
  /// Whether an ad that fills the screen has to stay there for some time.
  package var waits: Bool { self != .atLoad && sight.time > .zero }

  /// What a side says of it in the journal.
  package var sentence: String {
    switch self {
    case .atLoad: "an impression counts as the ad comes"
    case .atRender: "an impression counts as the ad is drawn"
    case .atPresent: "an impression counts as the ad comes on the screen"
    case .onePixel: "an impression counts as soon as a pixel of the ad is visible"
    case .halfForASecond: "an impression counts after half of the ad was visible for a second"
    case .allFor2Seconds: "an impression counts after all of the ad was visible for two seconds"
    }
  }
}
