import Simulation

/// Google's ad server, as far as the SDK sees it: which lines stand behind an ad unit.
package final class AdServer {
  package static var shared: AdServer { World.current.instance { AdServer() } }

  /// The units by id.
  package var units: [String: AdUnit] = [:]
  private var adsOfUnit: [String: Int] = [:]

  /// The ad objects that adapters have handed over, as long as they live.
  private var seen: [ObjectIdentifier: WeakAd] = [:]
  /// How many there may be before those that are gone are looked for.
  private var seenLimit = 64

  private struct WeakAd {
    weak var ad: (any MediationAd)?
  }

  /// Whether nobody has handed over this object before.
  func isNew(_ ad: any MediationAd) -> Bool {
    let key = ObjectIdentifier(ad)
    if seen[key]?.ad === ad { return false }
    // An address is given out again when its owner is gone.
    if seen.count > seenLimit { forgetThoseGone() }
    seen[key] = WeakAd(ad: ad)
    return true
  }

  /// Only when there are twice as many again: however many live, each is looked at a few times.
  private func forgetThoseGone() {
    seen = seen.filter { $0.value.ad != nil }
    seenLimit = max(64, seen.count * 2)
  }

  /// The name of the next ad of a unit: `UNIT#N`, counted from 1.
  func nextAdName(unit: String) -> String {
    let number = (adsOfUnit[unit] ?? 0) + 1
    adsOfUnit[unit] = number
    return "\(unit)#\(number)"
  }
}

/// The mediation settings of one ad unit.
package struct AdUnit {
  package let id: String
  package let format: AdFormat
  /// The lines in the order in which they are asked.
  package let lines: [Line]
  /// How long one line is waited for.
  package let timeout: Duration
  /// How often a banner on the screen gets another ad by itself; nil for never.
  package var refresh: Duration?

  package init(id: String, format: AdFormat, lines: [Line], timeout: Duration) {
    self.id = id
    self.format = format
    self.lines = lines
    self.timeout = timeout
  }

  /// One line of it.
  package struct Line {
    /// Which line it is, for whoever answers for it; it stays the same while a request runs, whatever
    /// becomes of the settings meanwhile. By default its place in the unit.
    package let id: LineID?
    /// Its place in the mediation settings, from 1, where lines that are off have one, too.
    package let number: Int?
    /// The name of the adapter's class, as written in the mediation settings.
    package let className: String
    /// How the mediation settings call the line.
    package let label: String
    /// What the adapter finds in its credentials.
    package let settings: [String: Any]
    /// What an impression of it earns, in micros.
    package let valueMicros: Int?
    /// Whether Google tracks although the adapter's flags say that the network does.
    package let googleDecidesToTrack: Bool
    /// What goes wrong between Google and the adapter.
    package let fault: WireFault?
    /// What the user gets for an ad of it, where the format has rewards.
    package let reward: Reward
    /// What is known of its ad, where the format tells the application.
    package var metadata: ComingMetadata?
    /// Whether Google counts the impression of a full-screen ad as soon as it is presented, as public
    /// versions of the SDK do, and not when the adapter reports it.
    package var countsOnPresent = false

    package init(
      id: LineID? = nil, number: Int? = nil, className: String, label: String,
      settings: [String: Any], valueMicros: Int? = nil, googleDecidesToTrack: Bool = false,
      fault: WireFault? = nil, reward: Reward = Reward()
    ) {
      self.id = id
      self.number = number
      self.className = className
      self.label = label
      self.settings = settings
      self.valueMicros = valueMicros
      self.googleDecidesToTrack = googleDecidesToTrack
      self.fault = fault
      self.reward = reward
    }
  }

  /// What is known of an ad, and how long after the ad it comes; nil for with it.
  package struct ComingMetadata: Equatable, Sendable {
    package let metadata: AdMetadata
    package let delay: Duration?

    package init(_ metadata: AdMetadata, delay: Duration?) {
      self.metadata = metadata
      self.delay = delay
    }
  }

  /// How much of what the user gets.
  package struct Reward: Equatable, Sendable {
    package let amount: Int
    package let type: String

    package init(amount: Int = 10, type: String = "coins") {
      self.amount = amount
      self.type = type
    }
  }
}
