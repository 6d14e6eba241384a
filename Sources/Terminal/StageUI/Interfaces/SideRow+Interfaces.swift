package import AdServing
import Catalogue
package import Observing
package import Simulation

extension SideRow {
  /// Where Google's ad has what the network handed over, through either interface.
  package init(_ row: AssetComparison.Row, near: AdapterAPI, far: AdapterAPI) {
    let fates = [row[near], row[far]]
    self.init(row.field, InterfaceText.fate(fates[0]), InterfaceText.fate(fates[1]))
    guard fates.contains(.lost) else { return }
    (self.near, self.far) = (self.near.alarming, self.far.alarming)
  }

  /// The names of both interfaces.
  package init(near: AdapterAPI, far: AdapterAPI) {
    self.init(
      near: [Piece(InterfaceText.title(near), .bold)],
      far: [Piece(InterfaceText.title(far), .bold)])
  }
}

extension InterfaceDiff.Row {
  /// One side's entry and the other's.
  package func entries(of diff: InterfaceDiff, near api: AdapterAPI) -> (near: Entry?, far: Entry?)
  {
    let (near, far) = places(near: api)
    let sides = api == .modern ? (diff.modern, diff.legacy) : (diff.legacy, diff.modern)
    return (near.map { sides.0.entries[$0] }, far.map { sides.1.entries[$0] })
  }

  package func sign(near api: AdapterAPI) -> Piece {
    switch self {
    case .same: .same
    case .renamed: .changed
    case .onlyModern, .onlyLegacy: places(near: api).near == nil ? .onlyFar : .onlyNear
    }
  }
}

extension [Piece] {
  fileprivate var alarming: [Piece] { map { Piece($0.text, .alarm) } }
}
