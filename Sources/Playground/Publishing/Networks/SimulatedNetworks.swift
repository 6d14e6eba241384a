/// The networks whose servers are simulated here.
package enum SimulatedNetworks {
  /// What scenarios call them.
  package static let names = Networks.all.map(\.name)
}
