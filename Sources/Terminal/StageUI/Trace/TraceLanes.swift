import Screen
import Simulation

/// The columns of the trace: when, the entry's number, and a line for each party, all equally far
/// apart. Labels are on the arrows, or beside the lanes where these are too narrow for words.
struct TraceLanes {
  let parties: LaneParties
  /// The columns of the parties' lines.
  let lines: [Int]
  /// Where the labels start if they are beside the lanes.
  let labels: Int?
  /// The width of a lane, with its line.
  let width: Int

  /// The least width for words on arrows.
  private static let wide = 26
  /// What the last lane keeps for remarks where words are on arrows.
  private static let last = 16
  /// How wide lanes with words beside them are, if there is room.
  private static let narrow = 3...14
  /// What the words beside them should have, and what they need before parties share a lane.
  private static let words = (wanted: 30, besideNames: 22, least: 18)

  init(_ inside: Rect, _ gutter: TraceGutter, _ speakers: [Party]) {
    let room = max(0, inside.width - gutter.width)
    let start = inside.x + gutter.width
    parties = LaneParties(speakers) {
      ($0 - 1) * (Self.narrow.lowerBound + 1) + 2 + Self.words.least <= room
    }
    let count = parties.count
    let usual = Self.width(of: count, room, named: parties.columnsOfNames + 1)
    if usual >= Self.wide, count > 1 {
      // Right of the last line there are only remarks: what they do not need is for the others.
      let last = min(usual, max(Self.last, parties.columnsOfLastName + 1))
      width = (room - last) / (count - 1)
      lines = (0..<count).map { start + (room - last) * $0 / (count - 1) }
      labels = nil
    } else {
      width = usual
      lines = (0..<count).map { start + usual * $0 }
      labels = start + usual * (count - 1) + 2
    }
  }

  /// `named` is how wide lanes are whose names fit over them.
  private static func width(of count: Int, _ room: Int, named: Int) -> Int {
    let share = room / max(1, count)
    guard share < wide else { return share }
    let gaps = max(1, count - 1)
    let usual = min(narrow.upperBound, max(narrow.lowerBound, (room - 2 - words.wanted) / gaps))
    // Names are worth a few columns of the words beside the lanes.
    let hasRoom = narrow.contains(named) && room - 2 - named * gaps >= words.besideNames
    return hasRoom ? max(usual, named) : usual
  }

  func line(of party: Party) -> Int { lines[parties.place(party)] }

  /// Where what is said in a party's own lane ends: a blank before the next lane's line.
  func end(of party: Party, in row: Rect) -> Int {
    let place = parties.place(party) + 1
    return place < lines.count ? lines[place] - 1 : row.maxX
  }
}

/// What is in front of the lanes: when, and the entry's number.
struct TraceGutter: Equatable {
  let time: Int
  let number: Int

  var width: Int { time + number + 2 }
}
