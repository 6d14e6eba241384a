/// The part of an entry that does not depend on the moment or the ad. Journals repeat themselves, so most
/// entries share one; it never changes.
final class Said: Equatable, Sendable {
  let kind: Entry.Kind
  let from: Party
  let to: Party?
  let sense: Sense?
  let message: String
  let data: Fields

  init(
    _ kind: Entry.Kind, from: Party, to: Party?, _ sense: Sense?, _ message: String, _ data: Fields
  ) {
    (self.kind, self.from, self.to) = (kind, from, to)
    (self.sense, self.message, self.data) = (sense, message, data)
  }

  static func == (left: Said, right: Said) -> Bool {
    left === right
      || left.sense == right.sense && left.message == right.message && left.kind == right.kind
        && left.from == right.from && left.to == right.to && left.data == right.data
  }
}

// An entry is printed with all that it says.
extension Said: CustomStringConvertible {
  var description: String {
    let meaning = sense.map { ", \($0)" } ?? ""
    let receiver = to.map { " to \($0)" } ?? ""
    return "\(kind)\(meaning), from \(from)\(receiver): \(message), \(data)"
  }
}

/// The last few contents of each sense, to be shared by the next entries.
struct SaidLately {
  private var lately = [Said?](repeating: nil, count: all)
  private var next = 0

  private static let few = 4
  private static let all = (Sense.allCases.count + 1) * few

  /// The same as it was said before, if it was said lately.
  mutating func shared(_ said: Said) -> Said {
    let start = (said.sense.map { $0.rawValue + 1 } ?? 0) * Self.few
    for place in start..<start + Self.few {
      if let earlier = lately[place], earlier == said { return earlier }
    }
    lately[start + next] = said
    next = (next + 1) % Self.few
    return said
  }
}
