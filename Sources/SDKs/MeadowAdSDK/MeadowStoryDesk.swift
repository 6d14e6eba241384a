import MediatedNetworks
import Simulation

/// Told how a request went.
public protocol MeadowStoryDeskDelegate: AnyObject {
  /// There is an ad.
  func storyDesk(_ desk: MeadowStoryDesk, didFind story: MeadowStory)
  /// There is none, and this is the reason.
  func storyDesk(_ desk: MeadowStoryDesk, foundNothing reason: MeadowReason)
}

/// Why there is no ad.
public enum MeadowReason: Int, Sendable {
  /// Nobody has bought this place.
  case sold = 1
  /// The server could not be reached.
  case weather = 2
  /// The place is unknown.
  case place = 3
  /// Nobody knows.
  case unknown = 9
}

/// Where an application asks the Meadow network for native ads.
open class MeadowStoryDesk: NSObject {
  /// Told how the request went. Held while it runs.
  open var delegate: (any MeadowStoryDeskDelegate)?

  /// A desk.
  public override init() {}

  /// Asks for an ad for a place.
  open func ask(for place: String) {
    let journal = World.current.journal
    journal.call(
      from: .adapter, to: network, "ask(for:)", .networkAsked, data: [Fact.adUnitID(place)]
    ) {
      let id = MediatedAdID(network: MeadowNetworkName.usual, key: place)
      MediatedServer.shared.request(id) { self.heard($0) }
    }
  }

  private func heard(_ answer: MediatedAnswer) {
    if let reason = answer.reason { return fail(reason) }
    let story = MeadowStory(answer.creative)
    World.current.journal.callback(
      from: network, to: .adapter, "storyDesk(_:didFind:)", .networkAnswered, data: story.facts
    ) { delegate?.storyDesk(self, didFind: story) }
  }

  private func fail(_ reason: MeadowReason) {
    World.current.journal.callback(
      from: network, to: .adapter, "storyDesk(_:foundNothing:)", .networkFailed,
      data: [Fact.code(reason.rawValue), Fact.error("\(reason)")]
    ) { delegate?.storyDesk(self, foundNothing: reason) }
  }
}

extension MediatedAnswer {
  /// Why it has no ad; nil if it has one.
  fileprivate var reason: MeadowReason? {
    switch outcome {
    case .fill: nil
    case .noFill: .sold
    case .networkError, .timeout: .weather
    case .badRequest: .place
    case .error, .unknown: .unknown
    }
  }
}
