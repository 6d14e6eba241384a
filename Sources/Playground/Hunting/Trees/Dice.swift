import Simulation

/// The random numbers of a user: a seed always gives the same user.
package struct Dice {
  private let stream: RandomStream

  package init(seed: UInt64) {
    stream = World(seed: seed).stream("user")
  }

  package func number(below bound: Int) -> Int { stream.next(below: bound) }

  /// True once in `count` times, on average.
  package func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  package func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

  /// A random case of an enumeration.
  package func word<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> JSONTree {
    .string(pick(Array(Word.allCases)).rawValue)
  }

  package func flag() -> JSONTree { .bool(isOne(in: 2)) }

  /// A value once in `count` times, on average; otherwise nil.
  package func maybe<Value>(oneIn count: Int, _ make: () -> Value) -> Value? {
    isOne(in: count) ? make() : nil
  }
}
