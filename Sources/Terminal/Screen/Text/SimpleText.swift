/// Text that needs no closer look: every scalar stands alone, takes one column, and is shown as it
/// is. Nearly everything the stage writes is, so this is asked before anything that costs more.
package enum SimpleText {
  /// Whether every byte is printable ASCII.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
      return true
    } ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// How many columns it takes; nil if it is not simple.
  package static func columns(_ text: String) -> Int? {
    if isPlain(text) { return text.utf8.count }
    var count = 0
    for scalar in text.unicodeScalars {
      guard isSimple(scalar) else { return nil }
      count += 1
    }
    return count
  }

  /// Letters of Latin scripts, and the signs that programs draw with.
  package static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    // Dashes, quotation marks, dots; arrows and operators; frames, blocks and shapes.
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x22FF, 0x2500...0x25FC: true
    case 0x23CE, 0x2460...0x24FF, 0x2605...0x2606, 0x2713...0x2718, 0x2800...0x28FF: true
    default: false
    }
  }
}
