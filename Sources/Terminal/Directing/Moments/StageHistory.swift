import Observing
import Simulation
import StageUI

/// The moments of one world that the stage has kept, at most `limit`.
///
/// A moment is kept when something has happened, so the last one is the present. An *act* is one key
/// with all that followed from it, up to the next one; the moment before it begins it.
struct StageHistory {
  static let limit = 500

  private(set) var moments: [KeptMoment] = []
  /// What a screen shows of them.
  private(set) var marks: [TimeState.Mark] = []
  private var books = BookMarks()

  /// Keeps a moment; one in which nothing has happened since replaces the last. With `endsAct`, what
  /// has happened was done by the user.
  mutating func keep(_ moment: KeptMoment, _ ledgers: Ledgers, endsAct: Bool = false) {
    books.keep(ledgers, after: moment.entries)
    var moment = moment.sharing(moments.last)
    if let last = moments.last, last.state.moment == moment.state.moment {
      moment.beginsAct = last.beginsAct
      moments.removeLast()
      marks.removeLast()
    } else if endsAct {
      beginAct()
    }
    moments.append(moment)
    marks.append(.init(moment.now, beginsAct: moment.beginsAct))
    if moments.count > Self.limit { thin() }
  }

  private mutating func beginAct() {
    guard let last = moments.indices.last else { return }
    moments[last].beginsAct = true
    marks[last].beginsAct = true
  }

  /// Of the older half, keeps what begins an act, or every second moment if those are many.
  private mutating func thin() {
    let half = moments.count / 2
    let acts = moments[..<half].count(where: \.beginsAct)
    let isKept = moments.indices.map { place in
      place == 0 || place >= half
        || (acts <= half / 2 ? moments[place].beginsAct : place.isMultiple(of: 2))
    }
    moments = zip(moments, isKept).filter(\.1).map(\.0)
    marks = zip(marks, isKept).filter(\.1).map(\.0)
  }

  /// Where a step leads from a place; nil if there is no such place.
  func place(_ step: TimeStep, from here: Int) -> Int? { marks.place(step, from: here) }

  /// The place of the present.
  var present: Int { moments.count - 1 }

  /// What a screen may know of a kept moment.
  func state(at place: Int, of journal: [Entry]) -> StageState {
    let moment = moments[place]
    var state = moment.state
    state.entries = EntryList(journal, count: moment.entries)
    state.ledgers = books.ledgers(after: moment.entries, of: journal)
    return state
  }

  /// Forgets a moment and what came after it.
  mutating func cut(from place: Int) {
    books.cut(after: moments[place].entries)
    moments.removeSubrange(place...)
    marks.removeSubrange(place...)
  }
}
