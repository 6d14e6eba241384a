import Simulation
import VAST

/// A network's player of VAST ads: calls their URLs, one entry each, with the level that wanted it.
package struct MediatedPlayer: Equatable, Sendable {
  package let network: Party
  /// What it does in its own way.
  var manners: [PlayerManner] = []
  /// Where its random numbers come from.
  private let stream: String

  /// `stream` names its random numbers in the world; the network's own name is the usual one.
  package init(of network: Party, stream: String? = nil) {
    self.network = network
    self.stream = stream ?? "\(network.name ?? "") VAST"
  }

  /// Calls pixels of an ad with these levels, the outermost wrapper first. Pixels that are called
  /// together have the same number.
  func call(
    _ pixels: [VASTPixel], of levels: [VASTLevel], _ event: String, _ sense: Sense,
    _ macros: VASTMacros
  ) {
    let all = pixels
    let pixels = all.filter { manners.calls(event, $0.level, of: levels.count) }
    guard !pixels.isEmpty || all.isEmpty else { return forget(event) }
    for level in Set(all.map(\.level)).subtracting(pixels.map(\.level)).sorted() {
      lose(event, of: level, in: levels)
    }
    let macros = filled(macros)
    for pixel in pixels {
      let url = macros.expand(pixel.url)
      var facts: Fields = [Fact.url(url), Fact.event(event), Fact.level(pixel.level)]
      if levels.indices.contains(pixel.level) {
        facts[.system] = levels[pixel.level].ad.system ?? ""
      }
      World.current.journal.call(
        from: network, to: .server, "GET \(url)".inJournal, sense, data: facts.inJournal)
    }
  }

  /// Writes down that nothing comes of what all levels want.
  private func forget(_ event: String) {
    World.current.journal.note(
      by: network, "the player forgets \(event)".inJournal, .vastLost,
      data: ([Fact.event(event)] as Fields).inJournal)
  }

  /// Writes down that nothing comes of what a level wants, while the others get theirs.
  func lose(_ event: String, of level: Int, in levels: [VASTLevel]) {
    let system = levels.indices.contains(level) ? levels[level].ad.system ?? "" : ""
    World.current.journal.note(
      by: network, "the player loses \(event) of \(system)".inJournal, .vastLost,
      data: ([Fact.event(event), Fact.level(level), Fact.system(system)] as Fields).inJournal)
  }

  /// A URL with what any request can say.
  func expand(_ url: String, _ macros: VASTMacros = VASTMacros()) -> String {
    filled(macros).expand(url)
  }

  private func filled(_ macros: VASTMacros) -> VASTMacros {
    let world = World.current
    let number = world.stream(stream).next(below: 100_000_000)
    var macros = macros
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
