package import Simulation

/// A call on its way from party to party: asked, passed on, arrived. Answers travel the other way.
package struct CallPath: Equatable, Sendable {
  /// The entries of the call, in the order in which they happened.
  package let hops: [Entry]
  /// The place in `hops` of the entry asked about.
  package let asked: Int
  /// Whether it goes towards the network, and not back to the application.
  package var goesOut: Bool { hops[asked].goesOut ?? true }

  /// The way of the entry that a chain is about.
  package init(_ chain: CauseChain) {
    let entry = chain.links[chain.asked].entry
    let before = Self.before(entry, chain.links[..<chain.asked].map(\.entry))
    let after = Self.after(entry, chain.links[(chain.asked + 1)...])
    hops = before + [entry] + after
    asked = before.count
  }

  /// An entry by itself.
  package init(_ entry: Entry) {
    (hops, asked) = ([entry], 0)
  }

  /// A timer of the speaker's own is a new beginning.
  private static func before(_ entry: Entry, _ causes: [Entry]) -> [Entry] {
    var path: [Entry] = []
    var next = entry
    for cause in causes.reversed() {
      if case .timer = cause.kind, cause.from.role == next.from.role { break }
      guard cause.leads(to: next) else { continue }
      path.insert(cause, at: 0)
      next = cause
    }
    return path
  }

  private static func after(_ entry: Entry, _ effects: ArraySlice<CauseChain.Link>) -> [Entry] {
    var path: [Entry] = []
    var (last, depth) = (entry, 0)
    for link in effects {
      // The effects of one effect stand below it; what is not deeper belongs to another.
      if link.depth <= depth { break }
      guard last.leads(to: link.entry) else { continue }
      path.append(link.entry)
      (last, depth) = (link.entry, link.depth)
    }
    return path
  }
}

extension Entry {
  /// Whether another entry is the same call, one party further.
  fileprivate func leads(to next: Entry) -> Bool {
    guard let goesOut, goesOut == next.goesOut, let to else { return false }
    // The ad that the application gets is another line's.
    if sense == .lineAnswered, next.sense == .adReceived, data[.result] != .ad { return false }
    return to.role == next.from.role
  }

  /// Whether it goes towards the network, and not back to the application; nil for what is no call.
  fileprivate var goesOut: Bool? {
    guard let to, [.call, .callback].contains(kind) else { return nil }
    return from.role.distance < to.role.distance
  }
}

extension Party.Role {
  /// How far it is from the user.
  fileprivate var distance: Int {
    switch self {
    case .user: 0
    case .app: 1
    case .layer: 2
    case .arbiter, .service: 3
    case .google: 4
    case .adapter: 5
    case .network: 6
    case .server: 7
    }
  }
}
