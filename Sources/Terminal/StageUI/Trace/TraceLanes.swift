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
    width = Self.width(of: count, room, named: parties.columnsOfNames + 1)
    if width >= Self.wide {
      lines = (0..<count).map { start + room * $0 / count }
      labels = nil
    } else {
      let width = width
      lines = (0..<count).map { start + width * $0 }
      labels = start + width * (count - 1) + 2
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

  /// The first column that another lane's line may take, for what is said in a party's own lane.
  func end(of party: Party, in row: Rect) -> Int {
    let place = parties.place(party) + 1
    return place < lines.count ? lines[place] : row.maxX
  }
}

/// What is in front of the lanes: when, and the entry's number.
struct TraceGutter: Equatable {
  let time: Int
  let number: Int

  var width: Int { time + number + 2 }
}
