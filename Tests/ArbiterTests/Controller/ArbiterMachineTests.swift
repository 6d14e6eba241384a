import ArbiterInterstitial
import Testing

/// What a controller decides, row by row.
struct ArbiterMachineTests {
  /// A machine with a helper that says what its effects are.
  private struct Story {
    var machine: ArbiterMachine
    var valid: Set<Int> = []
    var showable: Set<Int>?
    var capped: Set<Int> = []
    var isCovered = true

    init(slots: Int = 2, disabled: Set<Int> = [], bidders: Set<Int> = []) {
      machine = ArbiterMachine(slots: slots, disabled: disabled, bidders: bidders)
    }

    /// Effects other than what is only told.
    @discardableResult mutating func effects(_ event: ArbiterEvent) -> [ArbiterEffect] {
      all(event).filter { if case .tell = $0 { false } else { true } }
    }

    @discardableResult mutating func news(_ event: ArbiterEvent) -> [ArbiterNews] {
      all(event).compactMap { if case .tell(let news) = $0 { news } else { nil } }
    }

    mutating func all(_ event: ArbiterEvent) -> [ArbiterEffect] {
      switch event {
      case .slotLoaded(let slot): valid.insert(slot)
      case .slotFailed(let slot), .slotExpired(let slot): valid.remove(slot)
      default: break
      }
      return machine.handle(
        event,
        ArbiterConditions(
          valid: valid, showable: showable, capped: capped, isCovered: isCovered))
    }

    /// The arbiter has been asked about an ad and a bid, which has no ad yet.
    static var withBid: Story {
      var story = Story(bidders: [1])
      story.effects(.loadAsked)
      story.effects(.slotLoaded(0))
      story.effects(.slotLoaded(1))
      story.showable = [0]
      return story
    }

    /// Both slots are loaded and the first one has won.
    static var ready: Story {
      var story = Story()
      story.effects(.loadAsked)
      story.effects(.slotLoaded(0))
      story.effects(.slotLoaded(1))
      story.effects(.arbitrated(token: 1, ranked: [0, 1]))
      return story
    }

    /// The first slot is on the screen.
    static var showing: Story {
      var story = ready
      story.effects(.showAsked)
      story.valid.remove(0)
      return story
    }
  }

  @Test func `row 1: a round asks every slot, once`() {
    var story = Story()
    #expect(story.effects(.loadAsked) == [.startDeadline(round: 1), .load(0), .load(1)])
    #expect(story.machine.slots == [.loading, .loading])
    #expect(story.all(.loadAsked) == [])
  }

  @Test func `row 2: one that has loaded waits for the other`() {
    var story = Story()
    story.effects(.loadAsked)
    #expect(story.all(.slotLoaded(0)) == [.tell(.loaded(0))])
    #expect(story.machine.phase == .loading)
  }

  @Test func `row 3: if the other fails the arbiter has one bid`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    #expect(
      story.effects(.slotFailed(1)) == [.cancelDeadline, .arbitrate(token: 1, slots: [0])])
  }

  @Test func `row 4: a slot that is silent is not waited for, but counts when it answers`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    #expect(
      story.all(.deadlinePassed(round: 1))
        == [.tell(.timedOut(1)), .arbitrate(token: 1, slots: [0])])
    #expect(story.news(.arbitrated(token: 1, ranked: [0])) == [.prepared(0, round: 1)])
    #expect(story.effects(.slotLoaded(1)) == [.arbitrate(token: 2, slots: [0, 1])])
    #expect(story.all(.deadlinePassed(round: 1)) == [])
  }

  @Test func `row 5: if all fail they are asked again later, and later each time`() {
    var story = Story()
    story.effects(.loadAsked)
    var waits: [Int] = []
    for _ in 0..<8 {
      story.effects(.slotFailed(0))
      #expect(story.news(.slotFailed(1)).contains(.noCandidates(round: story.machine.round)))
      guard case .waitingRetry(let token) = story.machine.phase else { break }
      var copy = story.machine
      #expect(copy.handle(.loadAsked, .init(valid: [])) == [])
      #expect(copy.handle(.retryDue(token: token - 1), .init(valid: [])) == [])
      waits.append([2, 4, 8, 16, 32, 60][min(5, story.machine.attempt - 1)])
      #expect(story.effects(.retryDue(token: token)).contains(.load(0)))
    }
    #expect(waits == [2, 4, 8, 16, 32, 60, 60, 60])
  }

  @Test func `row 5: the wait is part of the plan, and any ad resets it`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotFailed(0))
    let first = story.effects(.slotFailed(1))
    #expect(
      first == [.cancelDeadline, .planRetry(token: 1, attempt: 1, seconds: 2)])
    story.effects(.retryDue(token: 1))
    story.effects(.slotFailed(0))
    #expect(story.effects(.slotFailed(1)).last == .planRetry(token: 2, attempt: 2, seconds: 4))
    story.effects(.retryDue(token: 2))
    story.effects(.slotLoaded(0))
    #expect(story.machine.attempt == 0)
  }

  @Test func `row 6: a winner counts if its ad is still there`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    story.effects(.slotLoaded(1))
    story.valid.remove(0)
    #expect(
      story.all(.arbitrated(token: 1, ranked: [0, 1]))
        == [.tell(.expired(0)), .arbitrate(token: 2, slots: [1])])
  }

  @Test func `row 7: no winner is not kept, and the next load asks again`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    story.effects(.slotLoaded(1))
    #expect(story.all(.arbitrated(token: 1, ranked: [])) == [.tell(.noWinner(round: 1))])
    #expect(story.machine.winner == nil)
    #expect(story.effects(.loadAsked) == [.arbitrate(token: 2, slots: [0, 1])])
  }

  @Test func `row 8: the winner is consumed when it is shown`() {
    var story = Story.ready
    #expect(story.all(.showAsked) == [.show(0)])
    #expect(story.machine.winner == nil && story.machine.isShowing)
  }

  @Test func `row 9: if the winner is gone the next one is shown`() {
    var story = Story.ready
    story.valid = [1]
    #expect(story.all(.showAsked) == [.tell(.expired(0)), .show(1)])
  }

  @Test func `row 9: if all are gone a new round begins`() {
    var story = Story.ready
    story.valid = []
    let effects = story.effects(.showAsked)
    #expect(effects == [.startDeadline(round: 2), .load(0), .load(1)])
    #expect(story.machine.phase == .loading)
  }

  @Test func `row 10: showing again does nothing`() {
    var story = Story.showing
    #expect(story.all(.showAsked) == [.tell(.refused(.alreadyShowing))])
  }

  @Test func `row 11: an ad that cannot be shown is followed by the next one`() {
    var story = Story.showing
    #expect(story.all(.slotShowFailed(0)) == [.tell(.showFailed(0)), .show(1)])
    story.valid = []
    #expect(
      story.all(.slotShowFailed(1))
        == [.tell(.showFailed(1)), .planRetry(token: 2, attempt: 1, seconds: 2)])
  }

  @Test func `row 12: when it is gone only what is empty is loaded`() {
    var story = Story.showing
    #expect(
      story.all(.slotClosed(0))
        == [
          .tell(.closed(0)), .tell(.roundBegan(2)), .startDeadline(round: 2), .load(0),
        ])
    #expect(story.all(.slotClosed(0)) == [])
    #expect(
      story.effects(.slotLoaded(0)) == [.cancelDeadline, .arbitrate(token: 2, slots: [0, 1])])
  }

  @Test func `row 12: a loser that has expired meanwhile is loaded, too`() {
    var story = Story.showing
    story.valid = []
    #expect(
      story.effects(.slotClosed(0)) == [.startDeadline(round: 2), .load(0), .load(1)])
  }

  @Test func `row 13: other values are compared again`() {
    var story = Story.ready
    #expect(story.effects(.slotInfoChanged(1)) == [.arbitrate(token: 2, slots: [0, 1])])
    #expect(story.news(.arbitrated(token: 2, ranked: [1, 0])) == [.prepared(1, round: 1)])
    var showing = Story.showing
    #expect(showing.all(.slotInfoChanged(1)) == [])
  }

  @Test func `row 14: values that change during a question make one new question`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    story.effects(.slotLoaded(1))
    #expect(story.all(.slotInfoChanged(1)) == [])
    #expect(story.all(.slotInfoChanged(1)) == [])
    #expect(
      story.all(.arbitrated(token: 1, ranked: [0, 1]))
        == [.tell(.dropped(token: 1)), .arbitrate(token: 2, slots: [0, 1])])
  }

  @Test func `rows 15 and 16: an answer to an older question changes nothing`() {
    var story = Story.ready
    story.effects(.slotInfoChanged(1))
    story.effects(.arbitrated(token: 2, ranked: [1, 0]))
    #expect(story.all(.arbitrated(token: 1, ranked: [0])) == [.tell(.dropped(token: 1))])
    #expect(story.machine.winner == 1)
  }

  @Test func `row 17: an ad that has silently expired does not compete`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    story.valid = []
    #expect(
      story.all(.slotLoaded(1))
        == [
          .tell(.loaded(1)), .cancelDeadline, .tell(.expired(0)), .arbitrate(token: 1, slots: [1]),
        ])
  }

  @Test func `row 17: a winner that says that it has expired makes room`() {
    var story = Story.ready
    #expect(
      story.all(.slotExpired(0)) == [.tell(.expired(0)), .arbitrate(token: 2, slots: [1])])
    var other = Story.ready
    #expect(other.all(.slotExpired(1)) == [.tell(.expired(1))])
    #expect(other.machine.phase == .ready(ranked: [0]))
  }

  @Test func `row 20: after it is disposed nothing happens`() {
    var story = Story.ready
    #expect(story.all(.disposeAsked) == [.cancelDeadline, .cancelRetry, .letGo])
    for event: ArbiterEvent in [
      .loadAsked, .slotLoaded(0), .slotClosed(0), .arbitrated(token: 1, ranked: [0]),
      .retryDue(token: 1), .deadlinePassed(round: 1), .disposeAsked,
    ] {
      #expect(story.all(event) == [])
    }
    #expect(story.all(.showAsked) == [.tell(.refused(.disposed))])
  }

  @Test func `row 21: a network that could not be had is never asked`() {
    var story = Story(disabled: [0])
    #expect(story.effects(.loadAsked) == [.startDeadline(round: 1), .load(1)])
    #expect(
      story.effects(.slotLoaded(1)) == [.cancelDeadline, .arbitrate(token: 1, slots: [1])])
    var alone = Story(disabled: [0, 1])
    #expect(alone.effects(.loadAsked) == [])
    #expect(alone.machine.phase == .noWinner)
  }

  @Test func `row 22: at a capped place the next one is shown`() {
    var story = Story.ready
    story.capped = [0]
    #expect(story.all(.showAsked) == [.show(1)])
    var both = Story.ready
    both.capped = [0, 1]
    #expect(both.all(.showAsked) == [.tell(.refused(.capped))])
    both.capped = []
    #expect(both.all(.showAsked) == [.show(0)])
  }

  @Test func `where the winner has expired and the next is capped there is another question`() {
    var story = Story.ready
    story.valid = [1]
    story.capped = [1]
    #expect(
      story.all(.showAsked)
        == [.tell(.expired(0)), .tell(.refused(.expired)), .arbitrate(token: 2, slots: [1])])
  }

  @Test func `a slot that is late is waited for again in the next round, and not asked`() {
    var story = Story()
    story.effects(.loadAsked)
    story.effects(.slotLoaded(0))
    story.effects(.deadlinePassed(round: 1))
    #expect(story.machine.slots == [.loaded, .late])
    story.effects(.arbitrated(token: 1, ranked: [0]))
    story.effects(.showAsked)
    #expect(story.effects(.slotClosed(0)) == [.startDeadline(round: 2), .load(0)])
    #expect(story.machine.slots == [.loading, .loading])
    #expect(story.effects(.slotLoaded(0)) == [])
    #expect(
      story.effects(.slotLoaded(1)) == [.cancelDeadline, .arbitrate(token: 2, slots: [0, 1])])
  }

  @Test func `only the failure of the bid that won matters while its ad is made`() {
    var story = Story.withBid
    story.effects(.arbitrated(token: 1, ranked: [1, 0]))
    #expect(story.all(.slotFailed(0)) == [])
    #expect(story.machine.phase == .preparing(ranked: [1, 0], forShow: false))
  }

  @Test func `a bid that wins is made into an ad first`() {
    var story = Story.withBid
    #expect(story.all(.arbitrated(token: 1, ranked: [1, 0])) == [.proceed(1)])
    #expect(story.all(.showAsked) == [.tell(.refused(.notReady))])
    story.showable = [0, 1]
    #expect(story.all(.slotDrawn(1)) == [.tell(.prepared(1, round: 1))])
  }

  @Test func `a bid that won and has no ad leaves the place to the next one`() {
    var story = Story.withBid
    story.effects(.arbitrated(token: 1, ranked: [1, 0]))
    #expect(story.effects(.slotFailed(1)) == [.arbitrate(token: 2, slots: [0])])
  }

  @Test func `a bid that lost hears of it when the winner is on the screen`() {
    var story = Story.withBid
    story.effects(.arbitrated(token: 1, ranked: [0, 1]))
    #expect(story.effects(.showAsked) == [.show(0)])
    #expect(story.all(.slotShown(0)) == [.tell(.shown(0)), .tellLost(1)])
    #expect(story.all(.slotShown(0)) == [.tell(.shown(0))])
    #expect(story.machine.slots[1] == .empty)
  }

  @Test func `an ad that covers nothing any more is over when the next one is wanted`() {
    var story = Story.showing
    story.isCovered = false
    // It may still be about to appear.
    #expect(story.all(.showAsked) == [.tell(.refused(.alreadyShowing))])
    story.effects(.slotShown(0))
    #expect(
      story.all(.loadAsked)
        == [
          .tell(.goneUntold(0)), .tell(.closed(0)), .tell(.roundBegan(2)),
          .startDeadline(round: 2), .load(0),
        ])
    #expect(story.all(.slotClosed(0)) == [], "too late")
  }

  @Test func `a reward is told once, before or after the end`() {
    var story = Story.showing
    #expect(story.news(.slotRewarded(1)) == [])
    #expect(story.news(.slotRewarded(0)) == [.rewarded(0)])
    #expect(story.news(.slotRewarded(0)) == [])
    var late = Story.showing
    late.effects(.slotClosed(0))
    #expect(late.news(.slotRewarded(0)) == [.rewarded(0)])
  }

  @Test func `what was loaded twice counts once`() {
    var story = Story.ready
    #expect(story.all(.slotLoaded(1)) == [])
    #expect(story.machine.winner == 0)
  }

  // MARK: Bids that are next

  /// Slot 0 has won over slot 1, whose network has only bid, and has expired.
  private static var bidIsNext: Story {
    var story = Story(slots: 3, bidders: [1])
    story.effects(.loadAsked)
    for slot in 0..<3 { story.effects(.slotLoaded(slot)) }
    story.showable = [0, 2]
    story.effects(.arbitrated(token: 1, ranked: [0, 1, 2]))
    story.valid.remove(0)
    return story
  }

  @Test func `a bid that is next is made into an ad, and shown`() {
    var story = Self.bidIsNext
    #expect(story.effects(.showAsked) == [.proceed(1)])
    #expect(story.news(.showAsked) == [.refused(.alreadyShowing)])
    story.showable = [1, 2]
    #expect(story.effects(.slotDrawn(1)) == [.show(1)])
  }

  @Test func `a bid that no ad could be made of gives its place to the next`() {
    var story = Self.bidIsNext
    story.effects(.showAsked)
    #expect(story.effects(.slotFailed(1)) == [.show(2)])
  }

  @Test func `a bid that was the last hope is told to be none`() {
    var story = Self.bidIsNext
    story.valid.remove(2)
    story.effects(.showAsked)
    #expect(story.news(.slotFailed(1)).contains(.refused(.notReady)))
    guard case .waitingRetry = story.machine.phase else {
      Issue.record("\(story.machine.phase)")
      return
    }
  }

  @Test func `a bid takes the place of an ad that could not be shown`() {
    var story = Self.bidIsNext
    story.valid.insert(0)
    story.effects(.showAsked)
    story.valid.remove(0)
    #expect(story.effects(.slotShowFailed(0)) == [.proceed(1)])
  }
}
