import HAR
package import VAST

/// What became of a URL that a document wants to be called.
package struct PixelAudit: Sendable {
  package let event: PixelEvent
  /// 0 for the outermost wrapper.
  package let level: Int
  /// As it is written, with its macros.
  package let url: String
  package var calls: [Call] = []
  package var troubles: [PixelTrouble] = []
  /// Why it had to be called; nil if the capture does not show that it had to.
  package var reason: DueReason?

  /// A call of it.
  package struct Call: Sendable {
    /// The place of the request in the file, from 1.
    package let request: Int
    /// Milliseconds from the start of the ad.
    package let milliseconds: Int
    package let status: Int
    /// Why it did not arrive; nil if it did.
    package let failure: String?
    /// How often it was sent on.
    package let redirects: Int
    package let values: [MacroValue]
    let start: WallTime
  }

  /// Whom it calls.
  package let host: String

  init(_ duty: PixelDuty) {
    (event, level, url) = (duty.event, duty.pixel.level, duty.pixel.url)
    host = duty.template.host
  }

  /// Whether it was not called before the capture ended, and may have been afterwards.
  package internal(set) var mayFollow = false

  /// Whether nobody saw what was sent to its host.
  package internal(set) var isHostUnseen = false

  /// Those that arrived.
  var arrivals: [Call] { calls.filter { $0.failure == nil } }
}

/// Why a pixel had to be called.
package enum DueReason: Equatable, Sendable {
  /// The same event was called at another level.
  case sibling(level: Int)
  /// A later event was.
  case later(String)
  /// The ad was on screen.
  case shown(String)
  /// The click led on.
  case clicked
  /// The ad can't be shown: players report that.
  case failed(VASTErrorCode)
}

/// What is wrong with the calls of a pixel.
package enum PixelTrouble: Equatable, Sendable {
  /// It had to be called.
  case neverCalled(DueReason)
  /// Every call of it failed.
  case failed(String)
  case calledTooOften(Int)
  /// Fewer calls than at another level.
  case calledLessOften(Int, than: Int)
  /// Milliseconds before its moment.
  case early(Int)
  /// Milliseconds after the same event at another level.
  case late(Int)
  /// Before what comes before it.
  case outOfOrder(before: String)
  /// Late, and after what comes after it.
  case overtaken(by: String)
  /// Sent on to a host that is not in the capture.
  case lostSight(host: String)
  case badValue(MacroValue)
  /// Nobody saw what was sent to its host.
  case unseen(host: String)
  /// It may be among the entries that can't be read.
  case notRead(entries: Int)

  /// Whether a tracker lost or gained something by it.
  package var isFault: Bool {
    switch self {
    case .neverCalled, .failed, .calledTooOften, .calledLessOften, .early, .outOfOrder,
      .overtaken:
      true
    case .late, .lostSight, .badValue, .unseen, .notRead: false
    }
  }

  /// Whether it was due, and nobody can know whether it was called.
  package var isHidden: Bool {
    switch self {
    case .unseen, .notRead: true
    default: false
    }
  }

  /// Whether something that was due did not arrive.
  package var isMissing: Bool {
    switch self {
    case .neverCalled, .failed, .calledLessOften: true
    default: false
    }
  }
}
