import Simulation

/// Facts of a failure that its number alone says, and each network by another one.
package enum FailureTrait {
  case hopeless, keepsAd

  fileprivate var fact: Fact<Bool> {
    switch self {
    case .hopeless: .hopeless
    case .keepsAd: .keepsAd
    }
  }
}

extension Fields {
  /// The facts of an error in a network's own words.
  package init(code: Int, error: String, _ trait: FailureTrait?) {
    self = [Fact.code(code), Fact.error(error)]
    if let trait { self[trait.fact] = true }
  }
}
