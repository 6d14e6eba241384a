/// A claim about the playground that holds for every number. Tests play a few numbers, and the
/// executable `Checks` many.
@MainActor
package struct Property {
  /// The claim.
  package let name: String
  /// The numbers of a full run.
  package let numbers: Range<UInt64>
  private let judge: (UInt64) throws -> Verdict

  /// The result of playing some numbers.
  package enum Verdict: Equatable, Sendable {
    /// The claim held on so many occasions. Without any, nothing was tested.
    case holds(times: Int)
    /// The smallest proof that it does not hold.
    case fails(String)
  }

  init(
    _ name: String, _ numbers: Range<UInt64>, judge: @escaping (UInt64) throws -> Verdict
  ) {
    (self.name, self.numbers, self.judge) = (name, numbers, judge)
  }

  /// The verdict on these numbers, up to the first failure.
  /// `onNumber` hears of each before it is played, in case one traps.
  package func verdict(
    on numbers: Range<UInt64>, onNumber: (UInt64) -> Void = { _ in }
  ) -> Verdict {
    var count = 0
    for number in numbers {
      onNumber(number)
      switch verdict(on: number) {
      case .holds(let times): count += times
      case .fails(let proof): return .fails("\(number): \(proof)")
      }
    }
    return .holds(times: count)
  }

  private func verdict(on number: UInt64) -> Verdict {
    do {
      return try judge(number)
    } catch {
      return .fails("\(error)")
    }
  }
}

extension Property.Verdict {
  /// A failure with a proof; without one the claim held once.
  init(_ proof: String?) { self = proof.map { .fails($0) } ?? .holds(times: 1) }
}
