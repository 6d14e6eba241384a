import Simulation

/// What a random user rolls: the same seed gives the same user.
struct Dice {
  private let stream: RandomStream

  init(seed: UInt64) {
    stream = World(seed: seed).stream("user")
  }

  func number(below bound: Int) -> Int { stream.next(below: bound) }

  /// True once in so many times.
  func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

  /// One of the words of an enumeration.
  func word<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> JSONTree {
    .string(pick(Array(Word.allCases)).rawValue)
  }

  func flag() -> JSONTree { .bool(isOne(in: 2)) }

  /// Made once in so many times; nil otherwise.
  func maybe<Value>(oneIn count: Int, _ make: () -> Value) -> Value? {
    isOne(in: count) ? make() : nil
  }
}
