extension NetworkHabit {
  /// The moments of an ad, and of its network's SDK, at which something may end the application.
  package enum CrashMoment: Sendable {
    case starts, comes, shows, stays, goes
  }

  /// Whose exception it is.
  package enum Culprit: Sendable {
    case network, adapter, platform
  }

  /// Whether the network does it, and neither its adapter nor the platform.
  package var isOfNetwork: Bool { crash?.culprit ?? .network == .network }

  /// Whose exception ends the application, and when; nil for all other habits.
  package var crash: (culprit: Culprit, moment: CrashMoment)? {
    switch self {
    case .crashesAtTheStart: (.network, .starts)
    case .crashesAsItComes: (.network, .comes)
    case .crashesAsItShows: (.network, .shows)
    case .crashesOnScreen: (.network, .stays)
    case .crashesAsItGoes: (.network, .goes)
    case .adapterCrashesAsItComes: (.adapter, .comes)
    case .adapterCrashesAsItShows: (.adapter, .shows)
    case .adapterCrashesAsItGoes: (.adapter, .goes)
    case .platformCrashesAsItComes: (.platform, .comes)
    case .platformCrashesAsItShows: (.platform, .shows)
    case .platformCrashesAsItGoes: (.platform, .goes)
    default: nil
    }
  }
}
