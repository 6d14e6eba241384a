import Simulation

/// The mediation settings of one ad unit.
package struct AdUnit {
  package let id: String
  package let format: UnitFormat
  /// For which interface its adapters are written.
  package var api = AdapterAPI.modern
  /// The lines, in the order in which they are asked.
  package let lines: [Line]
  /// How long to wait for one line.
  package let timeout: Duration
  /// How often a banner on the screen loads another ad by itself; nil for never.
  package var refresh: Duration?
  /// What an impression must earn at least, in micros; nil for anything.
  package var floorMicros: Int?
  package var cap: Cap?
  package var refusal: GoogleRefusal?
  /// When Google refuses.
  package var refusalCondition = MistakeCondition()
  /// What answers when a reward is earned; nil if nothing is known of it.
  package var rewardServer: RewardServer?

  package init(id: String, format: UnitFormat, lines: [Line], timeout: Duration) {
    self.id = id
    self.format = format
    self.lines = lines
    self.timeout = timeout
  }

  /// One line of a unit.
  package struct Line {
    /// Tells the network which line it answers for; it stays the same while a request runs, even if
    /// the settings change meanwhile. By default the line's place in the unit.
    package let id: LineID?
    /// Its place in the mediation settings, from 1; switched-off lines count, too.
    package let number: Int?
    /// The name of the adapter's class, as written in the mediation settings.
    package fileprivate(set) var className: String
    /// The line's name in the mediation settings.
    package let label: String
    /// What the adapter finds in its credentials.
    package let settings: [String: Any]
    /// What of it only its adapter knows: neither the parameter nor a flag.
    package var ownSettings: [String: String] = [:]
    /// What one impression earns, in micros of its currency.
    package let valueMicros: Int?
    /// As in ISO 4217; nil for dollars that nobody spoke of.
    package var currency: String?
    package var precision: Precision?
    /// Whether Google tracks even though the adapter's flags say that the network does the
    /// tracking.
    package let googleDecidesToTrack: Bool
    /// What goes wrong between Google and the adapter, and between Google and the publisher.
    package let faults: [WireFault]
    /// When something goes wrong.
    package var condition = MistakeCondition()
    /// What the user gets for its ad, in the formats that have rewards.
    package let reward: Reward
    /// What its network bid; nil for a line of the waterfall.
    package var bid: Bid?
    /// What is known about its ad, in the formats that pass it to the application.
    package var metadata: ComingMetadata?
    /// When Google itself counts an impression, instead of when the adapter reports it; nil for as usual in
    /// the unit's format.
    package var counting: CountingMoment?
    /// What stands in for an adapter whose network is not simulated here, if there is anything to
    /// play.
    package var standIn: StandIn?
    /// How its adapter's set-up goes; nil if the adapter alone decides.
    package var setUp: SetUpManner?
    /// What such an adapter's network withholds before an auction.
    package var withheldSignals: WithheldSignals?

    package init(
      id: LineID? = nil, number: Int? = nil, className: String, label: String,
      settings: [String: Any], valueMicros: Int? = nil, googleDecidesToTrack: Bool = false,
      faults: [WireFault] = [], reward: Reward = Reward()
    ) {
      self.id = id
      self.number = number
      self.className = className
      self.label = label
      self.settings = settings
      self.valueMicros = valueMicros
      self.googleDecidesToTrack = googleDecidesToTrack
      self.faults = faults
      self.reward = reward
    }
  }

  /// The places of the lines that its floor allows to be asked.
  package var placesAboveFloor: [Int] { lines.indices.filter { !lines[$0].isUnder(floorMicros) } }

  /// The line as it is for this ad: what errs around its adapter may do so only with others.
  package func line(_ place: Int, for ad: String) -> Line {
    var line = lines[place]
    let name = AdapterClassName(line.className)
    let isMade = line.condition.holds(for: ad, asking: line.number ?? place + 1)
    guard !isMade else { return line }
    for wrapper in name.wrappers { MadeMistakes.shared.met(wrapper, with: ad, isMade: false) }
    line.className = name.adapter
    return line
  }

  /// A network's answer to a bid request.
  package struct Bid: Equatable, Sendable {
    /// What the adapter gets, to hand it to its network.
    package let response: String
    /// The picture that belongs over the ad; one is made if it is nil.
    package let watermark: [UInt8]?

    package init(response: String, watermark: [UInt8]? = nil) {
      self.response = response
      self.watermark = watermark
    }
  }

  /// What is known about an ad, and how long after the ad it arrives; nil if it comes with the ad.
  package struct ComingMetadata: Equatable, Sendable {
    package let metadata: AdMetadata
    package let delay: Duration?
    /// How long after the rest the URL of the media comes; nil if they come together.
    package let mediaDelay: Duration?

    package init(_ metadata: AdMetadata, delay: Duration?, mediaDelay: Duration? = nil) {
      self.metadata = metadata
      self.delay = delay
      self.mediaDelay = mediaDelay
    }

    /// What comes first.
    package var first: AdMetadata {
      guard mediaDelay != nil else { return metadata }
      var first = metadata
      first.texts[.mediaURL] = nil
      return first
    }
  }
}
