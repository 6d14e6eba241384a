/// Where two adapters part ways: the first thing that happens to an ad with one of them and not with
/// the other, or in another order.
///
/// One cause is one word. So what happens with the other one as well, only later, is not part of it:
/// a click that is not reported is followed by something else every time.
struct HuntDifference: Equatable, Sendable {
  private let one: String?
  private let other: String?
  /// Whether both happen with both.
  private let isOrder: Bool

  /// Nil if both came out the same.
  init?(_ one: [HuntStep], _ other: [HuntStep]) {
    let partings = HuntStep.courses(one + other).compactMap { course in
      Parting(one.filter { $0.course == course }, other.filter { $0.course == course })
    }
    guard let first = partings.min(by: { $0.place < $1.place }) else { return nil }
    let (mine, theirs) = (first.surplusOfOne, first.surplusOfOther)
    isOrder = mine == nil && theirs == nil
    self.one = isOrder ? first.one.first?.word : mine
    self.other = isOrder ? first.other.first?.word : theirs
  }

  /// As the cause of a find.
  var word: String {
    Self.prefix + (isOrder ? Self.order : "") + "\(one ?? Self.nothing)-\(other ?? Self.nothing)"
  }

  static let prefix = "differs-"
  private static let order = "order-"
  private static let nothing = "nothing"

  /// What such a word means for these two.
  static func sentence(_ word: String, of rivals: HuntRivals) -> String {
    let parts = word.split(separator: "-").dropFirst()
    guard let one = parts.dropLast().last, let other = parts.last else { return word }
    guard parts.count == 2 else {
      return "The first difference: \(one) comes before \(other) with \(rivals.one), "
        + "and after it with \(rivals.other)."
    }
    return "The first difference: \(one) with \(rivals.one), \(other) with \(rivals.other)."
  }
}

/// What comes from the first difference of one course on, with each adapter.
private struct Parting {
  let one: ArraySlice<HuntStep>
  let other: ArraySlice<HuntStep>

  /// Nil if there is none.
  init?(_ one: [HuntStep], _ other: [HuntStep]) {
    let same = zip(one, other).prefix { $0.word == $1.word }.count
    (self.one, self.other) = (one[same...], other[same...])
    if self.one.isEmpty, self.other.isEmpty { return nil }
  }

  var place: Int { min(one.first?.place ?? .max, other.first?.place ?? .max) }

  var surplusOfOne: String? { surplus(one, other) }
  var surplusOfOther: String? { surplus(other, one) }

  /// What comes first here, if it comes less often there.
  private func surplus(_ here: ArraySlice<HuntStep>, _ there: ArraySlice<HuntStep>) -> String? {
    guard let word = here.first?.word else { return nil }
    return here.count { $0.word == word } > there.count { $0.word == word } ? word : nil
  }
}
