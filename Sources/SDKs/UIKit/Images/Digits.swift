/// A few numbers derived from one, always the same: a generated picture is made from them. They are
/// not part of the world's randomness, since a picture's name alone decides how it looks.
struct Digits {
  private var state: UInt64

  init(of number: UInt64) {
    state = number &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
  }

  /// From 0 up to but not including `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  /// One of several.
  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = next(below: others.count + 1)
    return index == 0 ? first : others[index - 1]
  }
}
