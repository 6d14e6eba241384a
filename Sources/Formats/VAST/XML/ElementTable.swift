/// Finds element names by their bytes: half of the time of a document goes into names.
struct ElementTable {
  static let shared = ElementTable()

  private struct Slot {
    let name: ElementName
    let bytes: [UInt8]
  }

  /// Far more than there are names, so that nearly every one is at the place of its hash.
  private static let size = 512
  private var slots = [Slot?](repeating: nil, count: size)

  private init() {
    for name in ElementName.allCases {
      let bytes = Array(name.rawValue.utf8)
      var place = bytes.withUnsafeBufferPointer(Self.place)
      while slots[place] != nil { place = (place + 1) % Self.size }
      slots[place] = Slot(name: name, bytes: bytes)
    }
  }

  /// The name in these bytes; nil for one that is not read.
  func name(_ bytes: UnsafeBufferPointer<UInt8>) -> ElementName? {
    var place = Self.place(bytes)
    while let slot = slots[place] {
      if Self.same(slot.bytes, bytes) { return slot.name }
      place = (place + 1) % Self.size
    }
    return nil
  }

  private static func same(_ one: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for place in one.indices where one[place] != other[place] { return false }
    return true
  }

  private static func place(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 15)) & (size - 1)
  }
}
