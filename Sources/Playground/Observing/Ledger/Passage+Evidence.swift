extension Passage {
  /// All that decides how an event crossed.
  package struct Evidence: Equatable, Sendable {
    /// Who is to see it.
    package var seer: Bookkeeper
    /// Whether it can still happen.
    package var isOpen = false
    /// Whether each side sees it for itself, and neither is told.
    package var isApart = false
    /// Whether it happened and neither side was watching.
    package var isUnseen = false
    /// Whether Google saw it and did not write it down.
    package var isForgotten = false
    /// Whether nobody could see the ad so far.
    package var isOutOfSight = false
    /// Whether the app lets no tap get to the ad.
    package var isOutOfReach = false
    /// Nil if nobody recorded it.
    package var google: Int? = 0
    /// Nil if the network keeps no count of its own here.
    package var network: Int?
    /// Whether the network's SDK said nothing of it to its adapter.
    package var isUntold = false
    /// How often Google told the adapter.
    package var toldToAdapter = 0
    /// How often the adapter passed it on to the network.
    package var passedOn = 0
    /// How often the adapter reported it to Google.
    package var reported = 0
    /// Whether a rule says that the adapter did not pass on what it was told.
    package var isKept = false
    /// Whether the recording ends before it is proven that the other side is not told.
    package var isUnproven = false
    /// How many messages about it a slow wire holds.
    package var held = 0
    /// How often a faulty wire between Google and the adapter lost it.
    package var lost = 0
    /// By which rules the sides count, where that is why they differ.
    package var rules: CountingRules?

    package init(seer: Bookkeeper) {
      self.seer = seer
    }
  }

  package init(_ evidence: Evidence) {
    guard let google = evidence.google else {
      self = .unrecorded
      return
    }
    if google == 0, evidence.isForgotten {
      self = .forgotten
    } else if google == 0, evidence.network ?? 0 == 0 {
      self =
        if evidence.isUnseen { .nobodySees } else if evidence.isOutOfSight {
          .outOfSight(isOpen: evidence.isOpen)
        } else if !evidence.isOpen {
          .missed
        } else { evidence.isOutOfReach ? .outOfReach : .toCome(evidence.seer) }
    } else if let rules = evidence.rules {
      self = .ruled(google: rules.google, network: rules.network)
    } else if evidence.isApart, let network = evidence.network {
      let fewer: Bookkeeper? = google == network ? nil : google < network ? .google : .network
      // Each sees it at its own moment.
      self =
        evidence.isOpen ? fewer.map { .toCome($0) } ?? .apart(fewer: nil) : .apart(fewer: fewer)
    } else if evidence.isUnproven, evidence.isBetween(google) {
      self = .unproven(evidence.seer)
    } else if evidence.isUnderWay(google) {
      self = .underWay(evidence.seer)
    } else if let network = evidence.network {
      self =
        switch evidence.seer {
        case .google: .googleSees(evidence, google, network)
        case .network: .networkSees(evidence, google, network)
        }
    } else {
      self = evidence.isKept ? .lost(evidence.seer, evidence.link) : .unconfirmed(evidence.seer)
    }
  }

  private static func googleSees(
    _ evidence: Evidence, _ google: Int, _ network: Int
  ) -> Self {
    if google == 0 {
      return evidence.passedOn > 0 ? .unfounded(.google) : .overlooked(.google)
    }
    if network > google { return .doubled(.google) }
    if network < google {
      if evidence.passedOn >= google {
        return network > 0 ? .swallowedInPart(.google) : .swallowed(.google)
      }
      if network > 0 { return .lostInPart(.google) }
      return .lost(.google, evidence.link)
    }
    if evidence.reported > 0 { return .echoed(.google) }
    return evidence.passedOn > google ? .toldTwice(.google) : .told(.google)
  }

  private static func networkSees(
    _ evidence: Evidence, _ google: Int, _ network: Int
  ) -> Self {
    if network == 0 { return .unfounded(.network) }
    if google > network {
      let isTold = (1...network).contains(evidence.reported)
      return isTold ? .miscounted(.network) : .doubled(.network)
    }
    if google < network {
      if evidence.reported >= network {
        return google > 0 ? .swallowedInPart(.network) : .swallowed(.network)
      }
      return google > 0 ? .lostInPart(.network) : .lost(.network, evidence.link)
    }
    return evidence.reported > network ? .toldTwice(.network) : .told(.network)
  }
}

extension Passage.Evidence {
  /// Whether only the message is missing.
  fileprivate func isUnderWay(_ google: Int) -> Bool { held > 0 && isBetween(google) }

  /// Whether the side that sees it has counted more than the other.
  fileprivate func isBetween(_ google: Int) -> Bool {
    guard let network else { return false }
    return seer == .google ? google > network : network > google
  }

  /// Where it stopped, if the other side was never told.
  fileprivate var link: Passage.Link {
    if lost > 0 { return .onTheWire }
    return isUntold || seer == .google && toldToAdapter == 0 ? .beforeAdapter : .afterAdapter
  }
}
