/// Something in a readable document that a player may stumble over.
public struct VASTFinding: Hashable, Sendable {
  /// What a strict player would report.
  public let code: VASTErrorCode
  /// The element that it is about.
  public let position: VASTPosition
  /// One line for people, without the place.
  public let text: String
}

/// Findings in the order of the document, and no more of them than anybody reads.
struct FindingList {
  private static let limit = 200

  private var findings: [VASTFinding] = []
  private var leftOut = 0

  /// The text is made only for what is kept.
  mutating func add(
    _ code: VASTErrorCode, _ position: VASTPosition, _ text: @autoclosure () -> String
  ) {
    guard findings.count < Self.limit else {
      leftOut += 1
      return
    }
    findings.append(VASTFinding(code: code, position: position, text: text()))
  }

  var sorted: [VASTFinding] {
    // Several findings about one element stay in the order in which they were found.
    let numbered = findings.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    let all = numbered.map(\.element)
    guard leftOut > 0, let last = all.last else { return all }
    return all + [
      VASTFinding(
        code: last.code, position: last.position, text: "and \(leftOut) more, not listed")
    ]
  }
}
