import Testing

@testable import Simulation

/// The random numbers are the same in every run and with every version of the standard library.
@Suite struct ChanceTests {
  typealias Known = (seed: UInt64, numbers: [UInt64])

  // From the reference implementation by Sebastiano Vigna.
  static let known: [Known] = [
    (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
    (
      1_234_567,
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    ),
  ]

  @Test(arguments: known)
  func `the generator is SplitMix64`(_ known: Known) {
    var generator = SplitMix64(seed: known.seed)
    #expect(known.numbers.map { _ in generator.next() } == known.numbers)
  }

  private func draws(_ stream: RandomStream, _ count: Int = 50) -> [Int] {
    (0..<count).map { _ in stream.next(below: 1000) }
  }

  @Test func `a draw for one consumer does not shift another's`() {
    let quiet = World(seed: 7)
    let busy = World(seed: 7)
    _ = draws(busy.stream("somebody else"))
    #expect(draws(quiet.stream("SampleAdSDK")) == draws(busy.stream("SampleAdSDK")))
  }

  @Test func `each name and seed has its own stream, and one name always the same`() {
    let world = World(seed: 7)
    #expect(world.stream("a") === world.stream("a"))
    #expect(draws(world.stream("b")) != draws(world.stream("c")))
    #expect(draws(World(seed: 1).stream("a")) != draws(World(seed: 2).stream("a")))
  }

  @Test(arguments: [1, 2, 3, 7, 100]) func `every number below the bound is drawn, and no other`(
    _ bound: Int
  ) {
    let stream = RandomStream(seed: 7, name: "bounds")
    let drawn = Set((0..<bound * 50).map { _ in stream.next(below: bound) })
    #expect(drawn == Set(0..<bound))
  }

  @Test func `the largest bound works`() {
    let stream = RandomStream(seed: 7, name: "bounds")
    #expect((0..<100).allSatisfy { _ in stream.next(below: .max) >= 0 })
  }
}
