import Simulation
import Testing

@testable import GoogleMobileAds

/// The states of a full-screen ad, as a table.
@Suite struct FullScreenPresentationTests {
  typealias Presentation = FullScreenPresentation

  private static let expiry = Instant.start + .seconds(3600)
  private static let asked = Presentation.Event.asked(at: .start, isCovered: false)

  /// The shortest path to each state.
  private static func ways(to state: Presentation.State) -> [Presentation.Event] {
    switch state {
    case .loaded: []
    case .presenting: [asked]
    case .shown: [asked, .willPresent]
    case .dismissing: [asked, .willPresent, .willDismiss]
    case .dismissed: [asked, .willPresent, .didDismiss]
    case .failed: [asked, .couldNotPresent(isOnScreen: false)]
    }
  }

  private static func presentation(in state: Presentation.State) -> Presentation {
    var presentation = Presentation(expires: expiry)
    for event in ways(to: state) { _ = presentation.handle(event) }
    return presentation
  }

  struct Step: Sendable {
    let from: Presentation.State
    let event: Presentation.Event
    let to: Presentation.State
    let effects: [Presentation.Effect]
  }

  private static let legal: [Step] = [
    .init(from: .loaded, event: asked, to: .presenting, effects: [.present]),
    .init(from: .presenting, event: .willPresent, to: .shown, effects: [.tellWillPresent]),
    .init(
      from: .presenting, event: .couldNotPresent(isOnScreen: false), to: .failed,
      effects: [.tellFailure]),
    .init(
      from: .presenting, event: .couldNotPresent(isOnScreen: true), to: .failed,
      effects: [.tellFailure]),
    .init(
      from: .shown, event: .couldNotPresent(isOnScreen: false), to: .failed,
      effects: [.tellFailure]),
    .init(from: .shown, event: .willDismiss, to: .dismissing, effects: [.tellWillDismiss]),
    .init(from: .shown, event: .didDismiss, to: .dismissed, effects: [.tellDidDismiss]),
    .init(from: .dismissing, event: .didDismiss, to: .dismissed, effects: [.tellDidDismiss]),
  ]

  @Test(arguments: legal) func `each legal step leads to its state and effects`(_ step: Step) {
    var presentation = Self.presentation(in: step.from)
    #expect(presentation.state == step.from)
    #expect(presentation.handle(step.event) == step.effects)
    #expect(presentation.state == step.to)
  }

  @Test(
    arguments: Presentation.State.allCases,
    [
      Presentation.Event.willPresent, .couldNotPresent(isOnScreen: false),
      .couldNotPresent(isOnScreen: true), .willDismiss, .didDismiss,
    ])
  func `an event out of order changes nothing and is noted`(
    _ state: Presentation.State, _ event: Presentation.Event
  ) {
    guard !Self.legal.contains(where: { $0.from == state && $0.event == event }) else { return }
    var presentation = Self.presentation(in: state)
    let word: Violation = state == .failed ? .reportedAfterFailure : .presentationOutOfOrder
    #expect(presentation.handle(event) == [.note(word)])
    #expect(presentation.state == state)
  }

  @Test(arguments: Presentation.State.allCases.filter { $0 != .loaded })
  func `an ad is shown once`(_ state: Presentation.State) {
    var presentation = Self.presentation(in: state)
    #expect(presentation.handle(Self.asked) == [.fail(.used)])
    #expect(presentation.state == state)
  }

  @Test func `an ad is refused from the moment it expires`() {
    var late = Presentation(expires: Self.expiry)
    #expect(late.handle(.asked(at: Self.expiry, isCovered: false)) == [.fail(.expired)])
    #expect(late.state == .loaded)
    var early = Presentation(expires: Self.expiry)
    let moment = Instant.start + .milliseconds(3_599_999)
    #expect(early.handle(.asked(at: moment, isCovered: false)) == [.present])
  }

  @Test func `an ad that is expired and covered is expired`() {
    var presentation = Presentation(expires: Self.expiry)
    #expect(presentation.handle(.asked(at: Self.expiry, isCovered: true)) == [.fail(.expired)])
  }

  @Test func `an ad refused because something covers the app can be shown later`() {
    var presentation = Presentation(expires: Self.expiry)
    #expect(presentation.handle(.asked(at: .start, isCovered: true)) == [.fail(.covered)])
    #expect(presentation.handle(Self.asked) == [.present])
  }

  @Test(arguments: Presentation.State.allCases)
  func `a reward is given once, in any state`(_ state: Presentation.State) {
    var presentation = Self.presentation(in: state)
    #expect(presentation.handle(.reward) == [.giveReward])
    #expect(presentation.handle(.reward) == [.note(.rewardTwice)])
    #expect(presentation.state == state)
  }
}
