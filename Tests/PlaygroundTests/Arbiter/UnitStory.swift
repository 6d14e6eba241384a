import Simulation

/// What a journal says about one unit whose ads an arbiter chooses.
struct UnitStory {
  /// Something that a unit's journal may have.
  enum Fact: Sendable, Equatable {
    /// One of its ads is on the screen.
    case isSeen
    /// A network answers with this code.
    case error(Int)
    /// The arbiter is never asked.
    case asksNobody
    /// A network's load is under way when the arbiter is asked.
    case asksWhileLoading
    /// The arbiter is asked while it is being asked.
    case twoQuestions
    /// The arbiter had one bid, so nobody compared it.
    case oneBidWins
    /// The winner had expired when it was told.
    case winnerIsGone
    /// The last load that the application asked for led to no question.
    case deadEnd
    case tapIsNoted
    /// The application hears that an ad could not be shown.
    case failureIsTold
    /// A controller that was let go does nothing.
    case staysQuiet
  }

  let unit: String
  let entries: [Entry]

  init(_ unit: String, _ entries: [Entry]) {
    self.unit = unit
    self.entries = entries.filter {
      $0.ad?.hasPrefix("\(unit)#") == true || $0.data["unit"] == .string(unit)
    }
  }

  var findings: [String] { entries.findings.map(\.rule) }

  func has(_ fact: Fact) -> Bool {
    switch fact {
    case .isSeen: has(.networkImpression)
    case .error(let code): entries.contains { $0.data["code"] == .int(code) }
    case .asksNobody: !has(.arbitrationAsked)
    case .asksWhileLoading: asksWhileLoading
    case .twoQuestions: twoQuestions
    case .oneBidWins:
      entries.contains { $0.sense == .arbitrationAnswered && $0.data["by"] == .string("single") }
    case .winnerIsGone: winnerIsGone
    case .deadEnd: entries.last { $0.sense.isQuestion }?.sense == .roundAsked
    case .tapIsNoted: entries.contains { $0.message == "the ad was tapped" }
    case .failureIsTold: has(.presentRefused)
    case .staysQuiet: staysQuiet
    }
  }

  private func has(_ sense: Sense) -> Bool { entries.contains { $0.sense == sense } }

  private var asksWhileLoading: Bool {
    var loading: Set<String> = []
    for entry in entries {
      switch entry.sense {
      case .networkAsked: loading.insert(entry.adUnitID)
      case .networkAnswered, .networkFailed: loading.remove(entry.adUnitID)
      case .arbitrationAsked: if !loading.isEmpty { return true }
      default: break
      }
    }
    return false
  }

  private var twoQuestions: Bool {
    let senses = entries.compactMap(\.sense).filter {
      $0 == .arbitrationAsked || $0 == .arbitrationAnswered
    }
    return zip(senses, senses.dropFirst()).contains {
      $0 == .arbitrationAsked && $1 == .arbitrationAsked
    }
  }

  private var winnerIsGone: Bool {
    var gone: Set<String> = []
    for entry in entries {
      switch entry.sense {
      case .networkExpired: gone.insert(entry.adUnitID)
      case .networkAnswered: gone.remove(entry.adUnitID)
      case .winnerPrepared:
        if case .string(let line) = entry.data["line"], gone.contains("\(unit)/\(line)") {
          return true
        }
      default: break
      }
    }
    return false
  }

  private var staysQuiet: Bool {
    var isGone = false
    for entry in entries {
      switch entry.sense {
      case .disposed: isGone = true
      case .roundAsked: isGone = false
      default: if isGone, entry.from == .arbiter { return false }
      }
    }
    return has(.disposed)
  }
}

extension Sense? {
  fileprivate var isQuestion: Bool { self == .roundAsked || self == .arbitrationAsked }
}

extension Entry {
  fileprivate var adUnitID: String {
    if case .string(let id) = data["adUnitID"] { id } else { "" }
  }
}
