/// The dice of one consumer. Each has its own, so that an extra draw in one place does not shift
/// the numbers in another.
public final class RandomStream {
  private var generator: SplitMix64

  /// The same numbers for the same seed and name.
  package init(seed: UInt64, name: String) {
    generator = SplitMix64(seed: seed ^ Self.hash(name))
  }

  /// A number from 0 up to but not including `bound`; all are equally likely.
  public func next(below bound: Int) -> Int {
    precondition(bound > 0, "a draw needs at least one possible number")
    let bound = UInt64(bound)
    // Draws from the incomplete last block would favour the small numbers; they are discarded.
    let firstOfLastBlock = UInt64.max - (UInt64.max % bound + 1) % bound
    while true {
      let drawn = generator.next()
      if drawn <= firstOfLastBlock { return Int(drawn % bound) }
    }
  }

  /// FNV-1a: spelled out, because `Hasher` answers differently in every run.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
