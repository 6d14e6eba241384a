import Simulation

/// What a full-screen ad says above its picture, in the available room.
enum MediatedWords {
  /// How many columns of letters fit between the badge and the buttons.
  static let columns = 23

  /// Amount and name: a name that is too long is shortened to make room for what follows.
  static func reward(_ reward: Reward, _ ending: String) -> String {
    let type = reward.type.map(visible)
    let isNamed = type.contains { !$0.isWhitespace }
    let whole = isNamed ? "\(reward.amount) \(String(type))" : "reward of \(reward.amount)"
    return "\(cropped(whole, to: columns - ending.count - 1)) \(ending)"
  }

  /// Seconds as people count down: `7 s`, `1:40`, `2:00:00`.
  static func time(_ seconds: Int) -> String {
    guard seconds >= 100 else { return "\(seconds) s" }
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(twoDigits(seconds % 60))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(seconds % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// A control character would move the cursor and break the line.
  private static func visible(_ character: Character) -> Character {
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return character.isNewline || isControl ? " " : character
  }

  private static func cropped(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    var kept = ""
    var used = 1
    for character in text {
      used += width(String(character))
      guard used <= columns else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Letters of other scripts may be twice as wide; counting too much does no harm.
  private static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.allSatisfy { $0.value < 0x1100 } ? 1 : 2) }
  }
}
