import Simulation

/// Numbers for the identifiers of networks, the same in every run of a world.
package final class MediatedNumbers: Lasting {
  private var last: [String: Int] = [:]

  /// The next number of that network, from 1 on.
  package static func next(of network: String) -> Int {
    let numbers = World.current.instance { MediatedNumbers() }
    numbers.last[network, default: 0] += 1
    return numbers.last[network, default: 0]
  }
}
