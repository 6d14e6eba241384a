import AdServing
import GoogleMobileAds
import Observing
import Scenarios
import Simulation

/// How the units of one kind are played, and what the simulated servers are told of them.
struct PublishedKind: Sendable {
  /// A player for a unit of this kind.
  let player: @MainActor @Sendable (Scenario.Unit, AppScreen) -> any Player
  /// Tells the servers of this kind; nil where the lines that Google asks say all of it.
  var deployment: @Sendable () -> (any KindDeployment)? = { nil }
  /// Starts what all units of this kind share, before the first of them asks for an ad.
  var start: @MainActor @Sendable () -> Void = {}
  /// The networks that keep books of such a unit's ads, by their own names.
  var books: @Sendable (Scenario.Asking) -> [String] = { _ in [] }
  /// Tells this kind whether the user pays for an application without ads that nobody asked for.
  var setVIP: @MainActor @Sendable (Bool) -> Void = { _ in }
}

extension Scenario.Through {
  /// The one place here that tells kinds of units apart.
  var published: PublishedKind {
    switch self {
    case .google: .google
    case .arbiter: .arbiter
    case .ghad: .service
    case .max: .max
    }
  }
}

/// Puts what a scenario says about the units of one kind where the simulated servers look for it.
protocol KindDeployment {
  mutating func deploy(_ units: [Scenario.Unit])
}

// MARK: - The kinds

extension PublishedKind {
  fileprivate static let google = Self(player: { unit, screen in
    switch unit.format {
    case .native: NativePlayer(unitID: unit.id, unit.api, on: screen)
    case .banner: BannerPlayer(unitID: unit.id, on: screen)
    case .interstitial: FullScreenPlayer(unitID: unit.id, .interstitial, on: screen)
    case .rewarded: FullScreenPlayer(unitID: unit.id, .rewarded, on: screen)
    case .rewardedInterstitial:
      FullScreenPlayer(unitID: unit.id, .rewardedInterstitial, on: screen)
    case .appOpen: FullScreenPlayer(unitID: unit.id, .appOpen, on: screen)
    }
  })

  fileprivate static let arbiter = Self(
    player: { ArbiterPlayer(of: $0, on: $1) }, deployment: { ArbiterDeployment() },
    books: { asking in
      (asking.arbitration?.slots ?? []).flatMap { $0.books($0.platform.name) }
    })

  fileprivate static let max = Self(
    player: { unit, screen in
      switch unit.format {
      case .banner: MAXBannerPlayer(of: unit, on: screen)
      case .native: MAXNativePlayer(of: unit, on: screen)
      default: MAXFullScreenPlayer(of: unit)
      }
    }, deployment: { MAXDeployment() }, start: { MAXApp.shared.start() },
    books: { asking in
      asking.max.map { [Party.max.keeper] + $0.books($0.network) } ?? []
    })

  fileprivate static let service = Self(
    player: { unit, _ in ServicePlayer(of: unit) }, deployment: { ServiceDeployment() },
    books: { $0.aggregation.map { $0.books($0.service.name) } ?? [] },
    setVIP: { ServiceHub.shared.setVIP($0) })
}

extension Scenario.NetworkConduct {
  /// Who counts such an ad, for a network of this name.
  func books(_ network: String) -> [String] {
    [network] + (pixel == nil ? [] : [Party.thirdParty.keeper])
  }
}
