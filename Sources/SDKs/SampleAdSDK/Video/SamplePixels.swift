import Simulation
import VAST

/// Calls URLs of a VAST ad: one entry each, with the level that wanted it.
struct SamplePixels {
  /// The ad servers, from the outermost wrapper to the inline ad.
  let systems: [String]

  /// A URL to call; level 0 is the outermost wrapper.
  struct Pixel {
    let url: String
    let level: Int

    init(url: String, level: Int) {
      (self.url, self.level) = (url, level)
    }

    init(_ pixel: VASTPixel) {
      self.init(url: pixel.url, level: pixel.level)
    }
  }

  func call(_ pixels: [Pixel], _ event: String, _ sense: Sense, _ macros: VASTMacros) {
    guard !pixels.isEmpty else { return }
    // Pixels that are called together have the same number.
    let macros = macros.withWorldsValues
    for pixel in pixels {
      let url = macros.expand(pixel.url)
      var facts: Fields = [
        "url": .string(url), "event": .string(event), "level": .int(pixel.level),
      ]
      if systems.indices.contains(pixel.level) { facts["system"] = .string(systems[pixel.level]) }
      World.current.journal.call(
        from: network, to: .server, "GET \(url)".inJournal, sense, data: facts.inJournal)
    }
  }

  /// A URL with what any request can say.
  static func expand(_ url: String, _ macros: VASTMacros) -> String {
    macros.withWorldsValues.expand(url)
  }
}

extension VASTMacros {
  fileprivate var withWorldsValues: VASTMacros {
    let world = World.current
    let number = world.stream("SampleAdSDK VAST").next(below: 100_000_000)
    var macros = self
    macros.values[.cacheBusting] = [Self.padded(number, to: 8)]
    macros.values[.timestamp] = [Self.date(world.timeline.now)]
    macros.values[.limitAdTracking] = ["0"]
    macros.values[.serverSide] = ["0"]
    macros.values[.vastVersions] = ["2", "3", "5", "6", "7", "8", "11", "12", "13", "14"]
    return macros
  }

  /// The world begins with the year 2026; it has no other date.
  private static func date(_ now: Instant) -> String {
    let all = now.milliseconds
    let days = all / 86_400_000
    // A run of more than a month is the next day forever.
    let time = VASTTime.text(.milliseconds(all % 86_400_000))
    return "2026-01-\(padded(min(31, days + 1), to: 2))T\(time)Z"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
