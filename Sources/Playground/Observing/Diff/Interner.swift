/// Small numbers for keys, the same for equal keys, from 0.
struct Interner<Key: Hashable> {
  private var numbers: [Key: Int]
  private(set) var count = 0

  init(capacity: Int) {
    numbers = Dictionary(minimumCapacity: capacity)
  }

  mutating func number(of key: Key) -> Int {
    // One look-up, whether the key is known or not.
    func take(_ number: inout Int) -> Int {
      if number < 0 {
        number = count
        count += 1
      }
      return number
    }
    return take(&numbers[key, default: -1])
  }
}
