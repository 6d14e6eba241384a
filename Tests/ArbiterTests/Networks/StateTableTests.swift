import Foundation
import MediatedNetworks
import Testing

@testable import CloudXCore
@testable import IronSource
@testable import OpenWrapSDK

/// The tables in the comments of the networks' states, written again from what their code does.
struct StateTableTests {
  @Test func `CloudX's table says what its code does`() throws {
    typealias State = CLXFullscreenState
    let load = State.Event.loadAsked(isStarted: true)
    try expectTable(
      of: "CloudXCore/FullScreen/CLXFullscreenState.swift", columns: 10,
      ways: [
        [], [.loadAsked(isStarted: false)], [load], [load, .filled], [load, .filled, .showAsked],
        [.destroyed],
      ],
      events: [
        load, .loadAsked(isStarted: false), .started, .filled, .failed(CLXError(.noFill)),
        .showAsked, .expired, .closed, .notShown(.isBroken), .destroyed,
      ], State())
  }

  @Test func `LevelPlay's table says what its code does`() throws {
    typealias State = LPMAdState
    let (load, show) = (
      State.Event.loadAsked(isStarted: true), State.Event.showAsked(isCapped: false)
    )
    try expectTable(
      of: "IronSource/FullScreen/LPMAdState.swift", columns: 10,
      ways: [[], [load], [load, .filled], [load, .filled, show]],
      events: [
        load, .loadAsked(isStarted: false), .filled, .failed(LPMError(.noAds)), show,
        .showAsked(isCapped: true), .changed, .expired, .closed, .notShown(.noRoom),
      ], State())
  }

  @Test func `PubMatic's table says what its code does`() throws {
    typealias State = POBAdState
    let bid = State.Event.bidReceived(isWatched: true)
    let drawing: [State.Event] = [.loadAsked, .bidReceived(isWatched: false)]
    let ready = drawing + [.drawn]
    try expectTable(
      of: "OpenWrapSDK/FullScreen/POBAdState.swift", columns: 12,
      ways: [
        [], [.loadAsked], [.loadAsked, bid], drawing, ready, ready + [.expired],
        ready + [.showAsked], ready + [.showAsked, .closed],
      ],
      events: [
        .loadAsked, bid, .bidReceived(isWatched: false), .bidFailed(POBError(.noAds)),
        .proceedAsked(isExpired: false), .proceedAsked(isExpired: true),
        .givenUp(POBError(.clientSideAuctionLost)), .drawn, .showAsked, .expired, .closed,
        .notShown(.isBroken),
      ], State())
  }

  /// Each of `ways` leads to the state of a row, and each of `events` is a column.
  private func expectTable<Life: MediatedLife>(
    of path: String, columns: Int, ways: [[Life.Event]], events: [Life.Event], _ life: Life
  ) throws where Life.Failure: NSError {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/SDKs").standardized
    let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    let written = text.split(separator: "\n").filter { $0.hasPrefix("/// | `") }.map(String.init)
    let made = ways.map { way in
      var before = life
      for event in way { _ = before.handle(event) }
      let cells = events.map { event in
        var after = before
        let words = after.handle(event).compactMap(\.word)
        let change = after.state == before.state ? [] : ["`\(after.state)`"]
        return (change + words).joined(separator: ", ")
      }
      return "/// | `\(before.state)` | "
        + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
    }
    #expect(events.count == columns)
    #expect(written == made)
  }
}

extension MediatedEffect where Failure: NSError {
  /// As a table has it.
  fileprivate var word: String? {
    switch self {
    case .request, .present, .afterStart, .soon: nil
    case .tell: "told"
    case .tellSoon(.failed(let error)), .tellSoon(.notShown(let error)): "error \(error.code)"
    case .tellSoon: "told soon"
    case .log(_, let sense, _): sense == nil ? "ignored" : "logged"
    }
  }
}
