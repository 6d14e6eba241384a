package import Auditing
package import HAR
import VAST

extension PixelTrouble {
  /// What is wrong with a pixel, after its name.
  package var sentence: String {
    switch self {
    case .neverCalled(let reason): "never called, although \(reason.words)"
    case .failed(let why): "called, but it did not arrive: \(why)"
    case .calledTooOften(let count): "called \(count) times; once is due"
    case .calledLessOften(let count, let most):
      "called \(count == 1 ? "once" : "\(count) times"), at another level \(most) times"
    case .early(let milliseconds): "\(CaptureText.seconds(milliseconds)) before its moment"
    case .late(let milliseconds):
      "\(CaptureText.seconds(milliseconds)) after the same event at another level"
    case .outOfOrder(let before): "called before \(before)"
    case .overtaken(let by): "called late, after \(by)"
    case .lostSight(let host): "sent on to \(host), which is not in the capture"
    case .badValue(let value): value.sentence
    case .unseen(let host): "nobody saw what was sent to \(host)"
    case .notRead(let entries):
      "not seen (\(CaptureText.count(entries, "entry", "entries")) can't be read)"
    }
  }

  /// Its word in JSON.
  package var word: String {
    switch self {
    case .neverCalled: "never-called"
    case .failed: "failed"
    case .calledTooOften: "called-too-often"
    case .calledLessOften: "called-less-often"
    case .early: "early"
    case .late: "late"
    case .outOfOrder, .overtaken: "out-of-order"
    case .lostSight: "lost-sight"
    case .badValue: "bad-value"
    case .unseen: "unseen"
    case .notRead: "not-read"
    }
  }
}

extension DueReason {
  var words: String {
    switch self {
    case .sibling(let level): "level \(level + 1) was"
    case .later(let event): "\(event) was"
    case .shown(let event): "the ad was on screen (\(event) was called)"
    case .clicked: "the click led on"
    case .failed(let code): "there is no ad to show (error \(code.rawValue))"
    }
  }
}

extension MacroValue {
  /// What a player put in the place of a macro, if that is wrong.
  package var sentence: String {
    let name = isOfAuction ? "${\(macro)}" : verdict == .raw ? text : "[\(macro)]"
    return switch verdict {
    case .right: "\(name) is \(text)"
    case .raw: "\(name) was not replaced"
    case .unknown: "\(name) is -1: the player does not know it"
    case .unwilling: "\(name) is -2: the player does not tell it"
    case .empty: "\(name) is empty"
    case .malformed(let wanted): "\(name) is \"\(text)\", and must be \(wanted.rawValue)"
    }
  }
}

extension CaptureTrouble {
  /// Why a file is no capture, and what to do.
  package var sentence: String {
    switch self {
    case .noEntries: "no capture: there is no list of \"entries\" in it; export the session as HAR"
    case .compressed: "a compressed capture; unpack it first, or export the session as .har"
    case .utf16: "UTF-16, but a capture is UTF-8"
    }
  }
}
