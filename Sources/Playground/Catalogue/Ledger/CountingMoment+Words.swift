import Languages
import Simulation

extension CountingMoment? {
  /// In the middle of a sentence.
  package var inWords: String {
    switch self {
    case nil: localized("as usual")
    case .atLoad?: localized("as the ad comes")
    case .atRender?: localized("as it is drawn")
    case .atPresent?: localized("as it comes on the screen")
    case .onePixel?: localized("at its first pixel")
    case .halfForASecond?: localized("after half of it for a second")
    case .allFor2Seconds?: localized("after all of it for two seconds")
    }
  }

  /// Beside a count.
  var caption: String { self == nil ? localized("as usual") : localized("own rule") }
}
