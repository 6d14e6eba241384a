import Foundation
import Testing
import VAST

/// The documents beside these tests, and what they must give.
enum Examples {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Examples")

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).sorted()
  }()

  static let documents = names.filter { $0.hasSuffix(".xml") }

  /// The names of the documents that have an expected result.
  static let expected = names.filter { $0.hasSuffix(".expected.json") }
    .map { String($0.dropLast(".expected.json".count)) }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func document(_ name: String) throws -> VASTDocument {
    try VASTReader.read(try bytes(name)).document
  }

  static func expectation(_ name: String) throws -> [String: Any] {
    let bytes = try Data(contentsOf: folder.appending(path: "\(name).expected.json"))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// Answers every request from a table of texts; what is not in it is unreachable.
  static func resolve(
    _ document: VASTDocument, wrappers: Int = VASTResolution.usualWrappers, url: String? = nil,
    _ answers: [String: [UInt8]]
  ) -> (outcome: VASTOutcome, asked: [String]) {
    var resolution = VASTResolution(document, url: url, wrappers: wrappers)
    var asked: [String] = []
    while let request = resolution.request {
      asked.append(request.url)
      do {
        guard let bytes = answers[request.url] else {
          resolution.answer(.unreachable)
          continue
        }
        resolution.answer(.document(try VASTReader.read(bytes).document))
      } catch {
        resolution.answer(.refused(error))
      }
    }
    return (resolution.outcome, asked)
  }
}

/// The same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A document with these ads.
func vast(_ ads: String, version: String = "3.0") -> String {
  "<VAST version=\"\(version)\">\(ads)</VAST>"
}

/// An inline ad with a video of ten seconds.
func inline(_ id: String, _ attributes: String = "", linear: String = "", more: String = "")
  -> String
{
  """
  <Ad id="\(id)" \(attributes)><InLine><AdSystem>S</AdSystem><AdTitle>\(id)</AdTitle>\
  <Error>https://e.example/\(id)?c=[ERRORCODE]</Error>\
  <Impression>https://i.example/\(id)</Impression><Creatives><Creative id="c-\(id)"><Linear>\
  <Duration>00:00:10</Duration>\(linear)<MediaFiles><MediaFile delivery="progressive" \
  type="video/mp4" width="640" height="360">https://m.example/\(id).mp4</MediaFile></MediaFiles>\
  </Linear></Creative></Creatives>\(more)</InLine></Ad>
  """
}

func wrapper(_ id: String, to url: String, _ attributes: String = "", ad: String = "") -> String {
  """
  <Ad id="\(id)" \(ad)><Wrapper \(attributes)><AdSystem>W</AdSystem>\
  <VASTAdTagURI>\(url)</VASTAdTagURI><Error>https://e.example/\(id)?c=[ERRORCODE]</Error>\
  <Impression>https://i.example/\(id)</Impression></Wrapper></Ad>
  """
}
