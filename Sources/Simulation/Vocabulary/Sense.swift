/// What a journal entry means, whatever the SDK's method is called.
///
/// The writer of an entry states its sense. Everything derived from a journal (ledgers, rules,
/// screens) looks at senses, roles, kinds and data, and never at the message. Facts that belong to
/// a sense are in the entry's data under fixed keys.
///
/// From Google to the adapter a sense means that something was *said*; from the adapter to Google
/// that it was *heard*. Each fault of the wire between them is an entry of its own.
package enum Sense: Int, CaseIterable, Sendable {
  // The user, or a script in the user's place.
  case tapped, coverClosed, coverForced, left, cameBack, backPressed
  case scrolledAway, scrolledBack
  /// The user looked for a button that closes, and there was none.
  case closeMissed
  /// The user tapped something that is not on the screen, or cannot be seen.
  case tapMissed
  /// The user tapped something that takes no taps.
  case tapLost
  /// What is taken off by force has a button that would close it.
  case coverWasClosable
  /// What a script or the stage does in the application's place.
  case adWanted, showWanted, dismissWanted, pageWanted, formWanted, settingChanged, timePassed
  /// The user, or the system, ends the application.
  case quitWanted
  /// The user turns the phone.
  case turned
  /// What a network has for an ad that is loaded changes, or the ad becomes too old.
  case offerChanged
  case disposeWanted, membershipChanged, refreshWanted

  // What the phone shows where no party says it.
  /// Something covers the application, or what covered it is gone.
  case coverCameUntold, coverLeftUntold

  // The application.
  /// It has ended, or an ad with it.
  case appEnded
  /// It opens a screen of its own.
  case screenOpened
  /// A page of its own comes over what it shows, or is gone.
  case appPageOpened, appPageClosed
  /// It asks whether its user has to be asked for consent; what comes of that, and of the form, is told.
  case consentAsked, consentTold
  /// With `unit`: what a script orders is done by the application's own code.
  case appDecided
  /// An order that its SDK, or the application, can't follow; a user's, which is nobody's mistake.
  case orderIgnored
  /// The application is about to draw a native ad with views of its own.
  case layoutDrawn
  case startAsked
  /// With `key`, `value`, and `agrees` where it says so: what holds for the user's data is stored where adapters
  /// find it, or Google is told.
  case privacyStored
  /// With `unit`, and `format` if it is not native. A banner that refreshes asks by itself.
  case adAsked
  /// The ad is in a view on the screen, or out of it.
  case shown, takenDown
  /// It stops a banner from being replaced by itself, or lets that go on.
  case refreshStopAsked, refreshStartAsked
  /// A banner's view is put into the application, or taken out of it.
  case bannerPlaced, bannerTakenAway
  case presented
  /// The application announces an ad that nobody asked for, and the user declines.
  case introduced, declined
  /// The application sends the user to another one.
  case sentElsewhere

  // Google tells the application.
  case adReceived, adRefused, loadFinished
  case appToldImpression, appToldClick, appToldPaid
  case appToldWillPresent, appToldWillDismiss, appToldDidDismiss
  case presentRefused
  case appToldReward, appToldMetadata, appToldSize, appToldVideo
  /// Google's server tells the publisher's about a reward.
  case rewardVerified

  // Google's server and the publisher's, where the publisher's behaviour is known, with `transaction_id`.
  /// With `attempt`: the same request comes again.
  case rewardVerifiedAgain
  /// With `status`: it grants the reward, has granted it before, or does not grant it.
  case rewardGranted, rewardKnown, rewardRefused
  case rewardUnanswered
  /// With `attempt`: the number of requests.
  case rewardGivenUp

  // A layer between an SDK and the application, with `what`: the news that it passes on, or does not.
  case layerTold
  case layerKept, layerRepeated, layerHeld, layerGoesOn, layerOvertaken
  /// With `what`, a call of the application's, and `mode`: what the layer does to it.
  case layerErred
  /// With `what`: news that nobody has told the layer.
  case layerInvented
  /// With `unit`: it orders something by itself, of which the application knows nothing.
  case layerDecided

  // Google tells the adapter.
  case setUpAsked
  /// With `line` and `number`.
  case signalsAsked
  /// With `format`, `line` and `number`.
  case lineAsked
  /// With `answer` and `watches`.
  case clicksFlagAsked, impressionsFlagAsked
  case viewAsked, sizeSaid
  case rendered, untracked, clickTold, impressionTold, presentTold

  // Google hears from the adapter.
  case setUpAnswered
  /// With `number`, and `signals` or `error`.
  case signalsAnswered
  /// With `number` and `result`; see ``LineAnswer``.
  case lineAnswered
  case clickReported, impressionReported
  case willPresent, willDismiss, didDismiss, presentFailed
  /// The ad sends the user to another application; only custom events of SDK 7 say so.
  case willLeave
  case videoStarted, videoEnded, videoPlayed, videoPaused, videoMuted, videoUnmuted
  case rewardReported

  // The adapter tells the network.
  case networkAsked, networkShowAsked
  case clickPassedOn, impressionPassedOn
  case viewRegistered, viewReleased
  /// With `choice` and `value`: what holds for the user's data.
  case privacyPassedOn

  // Anyone reads what the application stored.
  /// With `key` and `value`.
  case privacyRead

  // The network tells the adapter.
  case networkAnswered, networkFailed
  case networkSawImpression, networkSawClick
  case networkWillPresent, networkShowFailed, networkExpired, networkClosing, networkClosed
  case networkPageOpened, networkPageClosing, networkPageClosed, networkLeavesApp
  case networkVideoStarted, networkVideoEnded, networkVideoChanged
  case networkRewarded

  // The code that lets ads of several networks compete tells a network whether its bid won.
  case bidWonTold, bidLostTold

  // A network tells the code that loaded its ad.
  /// With `price`: a bid, before its ad is loaded.
  case networkBidReceived
  /// With `price`: the loaded ad has another one.
  case adInfoChanged
  /// With `micros`, if they are known.
  case networkPaidTold

  // The Trusted Arbiter.
  /// With `number` and `bids`.
  case arbitrationAsked
  /// With `number`, `winner`, `by` and `bids`.
  case arbitrationAnswered

  // The arbiter's controller, and the application that has it.
  case roundAsked
  /// With `placement`, if it has one.
  case showPlacementAsked
  /// With `round`, and `winner` where there is one.
  case winnerPrepared, noWinner
  /// With `round`: an answer that came when it was no longer wanted.
  case roundDropped
  /// With `attempt` and `delay`.
  case retryPlanned
  case disposed
  /// With `line`: a slot that did not answer in time.
  case slotTimedOut
  /// With `line`, the slot's label, `network` and `platform`.
  case slotExpired, slotShown
  /// With `reason`: nothing is shown.
  case showRefused
  /// With `amount` and `type`.
  case arbiterRewarded

  // A platform such as MAX, and the adapter by which it talks to a network.
  /// With `what`: the platform asks the adapter, or the adapter tells the platform.
  case mediatorAsked, mediatorTold

  // A platform such as MAX, that loads by itself, too.
  /// With `request`: its number.
  case networkRequestStarted
  /// An ad that was too old was replaced; nobody is told that the new one was loaded.
  case networkReloadedExpired
  /// The same, and there was no new one; nobody is told that either.
  case networkReloadFailed
  /// It has no ad yet, and asks its network again by itself before it says so.
  case platformRetries
  /// It has asked a network that has no ad, and asks the next one.
  case networkPassedOver

  // A network, of what its SDK tells nobody.
  case networkClosedUntold
  /// The ad is gone, and the reward that it has earned was told to nobody.
  case networkRewardUntold
  /// The button that would close the ad does not come.
  case networkSticks

  // The application asks a service that loads and shows ads of several networks.
  /// With `load`, and with `isForced` and `waits` where that is unusual.
  case serviceLoadAsked
  /// With `show`.
  case serviceShowAsked
  // What the service tells the application.
  case serviceDisplayed, serviceHidden, serviceClicked, servicePaid, serviceDisplayFailed
  case serviceRewardTold
  /// With `show`: whose reward it is.
  case serviceRewarded
  /// With `load` and `success`.
  case serviceLoadEnded
  /// With `show`, `success`, and `outcome` if it is known.
  case serviceShowEnded

  // What a service does by itself.
  /// With `service` and `isDone`.
  case serviceSetUp
  /// With `service`, `what`, and `answer` where there is one: a step of setting it up.
  case serviceStep
  /// With `what` and `priority`: a part of the application is loaded.
  case moduleLoaded
  /// With `unit` and `what`: an event in the log of all ads.
  case serviceLogged
  /// With `unit` and `state`.
  case serviceStateChanged
  /// With `attempt` and `delay`.
  case serviceRetryPlanned
  case serviceRetryDropped, serviceGaveUp
  /// What came too late, twice, or in a state in which it means nothing.
  case serviceIgnored

  // The network's VAST ad.
  /// With `url` and `level`: a wrapper leads there.
  case vastAsked, vastAnswered
  /// With `levels`, and what there is to play.
  case vastRead
  /// With `number`, `ads`, and the same for the next ad of a pod.
  case vastNext
  /// With `code` and `error`.
  case vastFailed
  /// With `event` and `position`.
  case vastEvent
  /// With `event`, `level` and `system`: the player does not do what the level wants.
  case vastLost

  // The network calls a URL of its VAST ad, with `url`, `event`, `level` and `system`.
  case pixelImpression, pixelError
  case pixelLoaded, pixelCreativeView, pixelStart
  case pixelFirstQuartile, pixelMidpoint, pixelThirdQuartile, pixelComplete, pixelProgress
  case pixelMute, pixelUnmute, pixelPause, pixelResume, pixelSkip
  case pixelClose, pixelCloseLinear
  case pixelClickTracking
  case pixelIconView, pixelIconClick, pixelEndCardView, pixelEndCardClick
  case pixelVerificationNotExecuted
  case pixelViewable, pixelNotViewable, pixelViewUndetermined

  // What the bookkeepers count.
  case googleImpression, googleClick, googleReward, googlePaid
  case googleFirstQuartile, googleMidpoint, googleThirdQuartile, googleComplete
  case networkImpression, networkClick, networkReward, networkPaid
  case networkFirstQuartile, networkMidpoint, networkThirdQuartile, networkComplete
  case mediatorCounted, thirdPartyCounted
  /// With `counts`: a side says when it counts an impression, if not as usual.
  case countingSaid

  // Requests to servers.
  case serverAsked, serverAnswered

  // Timers.
  case ranOutOfTime, signalsRanOut, setUpRanOut, refreshDue, metadataDue
  case arbitrationRanOut, roundRanOut, retryDue
  case serviceRetryDue, serviceTimerRang
  case networkServerAnswered, seenLongEnough, adTooOld, countdownGoesOn, videoRanOut, introRanOut

  // What Google notices by itself.
  case sdkStarted, leftUntold
  /// With `lines`: the numbers of those that are asked, in their order.
  case auctionHeld
  /// With `number`: a bid that takes no part.
  case leftOutOfAuction
  /// With `lines` and `floor`, in millionths for one impression: their prices are under it, and they are not asked.
  case underFloor
  /// With `impressions` and `by`: a unit has had so many within that time, and there is no further ad.
  case capReached
  /// With `reason`: it answers a request by itself, and asks no line.
  case refusedByGoogle
  /// It is time for a banner's next ad, and nobody sees the banner.
  case refreshSkipped
  /// With `number` and `keys`; a load failed at once, after the adapter had looked for settings that
  /// the line does not have.
  case settingMissed
  /// With `corner`: an adapter that has to has added AdChoices to the ad's view.
  case adChoicesPlaced
  case adChoicesRemoved

  // What happens on the wire, with `crossing` and `fault`.
  case crossingLost, crossingRepeated, crossingHeld, crossingOvertaken, crossingGoesOn

  // Instead of an adapter whose network is not simulated here.
  /// With `number`, and `result` where it answers.
  case standIn

  // A run without a screen that waits for a real clock.
  /// With `by`.
  case realTimePassed
}

extension Sense {
  /// Its name in a journal file: the name of the case.
  package var word: String { Self.words[rawValue] }

  /// The sense for that word; nil if it is unknown.
  package init?(word: String) {
    guard let sense = Self.byWord[word] else { return nil }
    self = sense
  }

  /// Whether a URL of a VAST ad is called.
  package var isPixel: Bool { Self.pixels.contains(rawValue) }

  /// They stand together.
  private static let pixels = pixelImpression.rawValue...pixelViewUndetermined.rawValue
  private static let words = allCases.map { "\($0)" }
  private static let byWord = Dictionary(uniqueKeysWithValues: zip(words, allCases))

  /// What a count means.
  init(_ count: Count) {
    self =
      switch (count.ledger, count.what) {
      case (.google, .impression): .googleImpression
      case (.google, .click): .googleClick
      case (.google, .reward): .googleReward
      case (.google, .paid): .googlePaid
      case (.google, .firstQuartile): .googleFirstQuartile
      case (.google, .midpoint): .googleMidpoint
      case (.google, .thirdQuartile): .googleThirdQuartile
      case (.google, .complete): .googleComplete
      case (.network, .impression): .networkImpression
      case (.network, .click): .networkClick
      case (.network, .reward): .networkReward
      case (.network, .paid): .networkPaid
      case (.network, .firstQuartile): .networkFirstQuartile
      case (.network, .midpoint): .networkMidpoint
      case (.network, .thirdQuartile): .networkThirdQuartile
      case (.network, .complete): .networkComplete
      case (.mediator, _): .mediatorCounted
      case (.thirdParty, _): .thirdPartyCounted
      }
  }
}
