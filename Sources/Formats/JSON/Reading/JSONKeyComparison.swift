/// Finds a key that an object has twice, comparing meaning and not spelling.
struct JSONKeyComparison {
  let bytes: [UInt8]
  let entries: [JSONEntry]

  /// The first key, in the order of the text, that repeats an earlier one.
  func duplicate(among keys: ArraySlice<Int>) -> (first: Int, second: Int)? {
    keys.count <= Self.few ? duplicateAmongFew(keys) : duplicateAmongMany(keys)
  }

  /// A key's text as UTF-8.
  func key(_ index: Int) -> ArraySlice<UInt8> {
    let entry = entries[index]
    guard entry.kind == .escapedString else { return bytes[entry.inside] }
    return JSONEscape.decode(entry.inside, of: bytes)[...]
  }

  /// Up to this number, comparing each with each is faster than a table.
  private static var few: Int { 8 }

  private func duplicateAmongFew(_ keys: ArraySlice<Int>) -> (first: Int, second: Int)? {
    for later in keys.indices {
      for earlier in keys.startIndex..<later where areEqual(keys[earlier], keys[later]) {
        return (keys[earlier], keys[later])
      }
    }
    return nil
  }

  /// A table with open addressing. The hash is seeded, so colliding keys cannot be prepared; the
  /// result does not depend on it.
  private func duplicateAmongMany(_ keys: ArraySlice<Int>) -> (first: Int, second: Int)? {
    let mask = 1 << (Int.bitWidth - (keys.count * 2).leadingZeroBitCount) - 1
    var table = [(hash: Int, key: Int)?](repeating: nil, count: mask + 1)
    for key in keys {
      let hash = hash(of: key)
      var slot = hash & mask
      while let other = table[slot] {
        if other.hash == hash, areEqual(other.key, key) { return (other.key, key) }
        slot = (slot + 1) & mask
      }
      table[slot] = (hash, key)
    }
    return nil
  }

  private func hash(of index: Int) -> Int {
    var hasher = Hasher()
    key(index).withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private func areEqual(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (entries[one], entries[other])
    if a.kind == .plainString, b.kind == .plainString {
      guard a.inside.count == b.inside.count else { return false }
    }
    return key(one).elementsEqual(key(other))
  }
}
