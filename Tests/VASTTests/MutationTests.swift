import Testing
import VAST

/// Documents changed at random: each is refused with a place in its text, or read whole, and the
/// same way every time.
struct MutationTests {
  private static let count = 800

  private static let insertions = [
    "<", ">", "&", "]]>", "<![CDATA[", "<!--", "-->", "</Ad>", "<Ad>", "<InLine>", "<Wrapper>",
    "\"", "=", "\0", "\u{FFFF}", "é", "<!DOCTYPE x>", "&amp;", "&#x10FFFF;", "%", "99:99:99",
    " sequence=\"-9223372036854775808\"", "9223372036854775807", "\n", "<Linear/>",
  ].map { Array($0.utf8) }

  private func mutate(_ bytes: [UInt8], _ chance: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &chance) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &chance))
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &chance)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.removeLast(bytes.count - place)
      case 4:
        let other = Int.random(in: 0..<bytes.count, using: &chance)
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      default:
        bytes.insert(contentsOf: Self.insertions.randomElement(using: &chance) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test(arguments: 1...4)
  func `a changed document is refused with a place, or read whole`(_ seed: Int) throws {
    var chance = SplitMix(state: UInt64(seed))
    let originals = try Examples.documents.map(Examples.bytes)
    var (read, refused) = (0, 0)
    for _ in 0..<Self.count {
      let original = try #require(originals.randomElement(using: &chance))
      let bytes = mutate(original, &chance)
      do throws(VASTRefusal) {
        let reading = try VASTReader.read(bytes)
        try check(reading, bytes)
        read += 1
      } catch {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        #expect((1...lines).contains(error.position.line), "\(error)")
        #expect((1...bytes.count + 2).contains(error.position.column), "\(error)")
        #expect([100, 101, 102].contains(error.code.rawValue))
        #expect(error.sentence.utf8.count < 700)
        refused += 1
      }
    }
    // Both happen, or the test would show nothing.
    #expect(read > 30)
    #expect(refused > 30)
  }

  private func check(_ reading: VASTReading, _ bytes: [UInt8]) throws(VASTRefusal) {
    #expect(try VASTReader.read(bytes) == reading)
    let findings = reading.findings + VASTLint.findings(in: reading.document)
    #expect(findings.allSatisfy { $0.code.isDefined && !$0.text.contains("\n") })
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(findings.allSatisfy { (1...lines).contains($0.position.line) })
    // Every answer is the document itself.
    var resolution = VASTResolution(reading.document)
    var requests = 0
    while let request = resolution.request {
      #expect(!request.url.isEmpty)
      resolution.answer(.document(reading.document))
      requests += 1
    }
    #expect(requests <= 100)
    if case .ads(let ads) = resolution.outcome, let ad = ads.first {
      let metadata = VASTMetadata(ad, media: ad.media().chosen)
      #expect(metadata.creativeDurationMs >= -1)
      #expect(metadata.wrappers.count == ad.wrappers.count)
      let moments = ad.timeline.map { $0.quartiles.map(\.moment) } ?? []
      #expect(moments == moments.sorted())
    }
  }
}
