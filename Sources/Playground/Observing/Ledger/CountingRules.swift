package import Simulation

/// When each side counts an impression. What is nil is as usual in the ad's format.
package struct CountingRules: Equatable, Sendable {
  package private(set) var google: CountingMoment?
  package private(set) var network: CountingMoment?
  package private(set) var thirdParty: CountingMoment?

  mutating func learn(_ moment: CountingMoment?, from party: Party) {
    switch party.role {
    case .google: google = moment
    case .network: network = moment
    case .server: thirdParty = moment
    case .user, .app, .layer, .arbiter, .service, .adapter: break
    }
  }

  /// Whether such counts may differ although everybody is told: Google counts what it is told by the network
  /// by a rule of its own, or the network has counted before anybody could see the ad.
  func mayDiffer(_ evidence: Passage.Evidence) -> Bool {
    guard let network = evidence.network, let count = evidence.google, network <= 1, count <= 1
    else { return false }
    let isGooglesOwn = evidence.seer == .network && google != nil
    return network > count && (isGooglesOwn || self.network == .atLoad)
      || network < count && isGooglesOwn
  }
}
