import HAR
import JSON
import Testing

/// Captures as the tools write them, and as files get damaged.
struct CaptureReadingTests {
  private func capture(_ text: String, pieces: Int = 1 << 20) throws -> Capture {
    try capture(Array(text.utf8), pieces: pieces)
  }

  private func capture(_ bytes: [UInt8], pieces: Int = 1 << 20) throws -> Capture {
    var reader = Capture.Reader()
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      try bytes[start..<min(start + pieces, bytes.count)].withUnsafeBytes { try reader.take($0) }
    }
    return try reader.finish()
  }

  private static let entry = """
    {"startedDateTime": "2026-11-24T10:00:00.500Z", "time": 12.5,
     "request": {"method": "GET", "url": "https://a.example/x", "headers": [{"name": "Cookie", "value": "s"}]},
     "response": {"status": 200, "content": {"mimeType": "text/xml", "text": "<VAST/>"}}}
    """

  private static func file(_ entries: String...) -> String {
    """
    {"log": {"version": "1.2", "creator": {"name": "entries", "x": "[{"},
     "pages": [{"title": "}]\\" {"}], "entries": [\(entries.joined(separator: ",\n"))], "comment": ""}}
    """
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1 << 20])
  func `pieces of any size give the same entries`(_ pieces: Int) throws {
    let other = Self.entry.replacing("https://a.example/x", with: #"https://b.example/\"}{\\"#)
    let capture = try capture(Self.file(Self.entry, other, Self.entry), pieces: pieces)
    #expect(
      capture.exchanges.map(\.url)
        == ["https://a.example/x", #"https://b.example/"}{\"#, "https://a.example/x"])
    #expect(capture.exchanges.map(\.line) == [2, 5, 8])
    #expect(capture.isWhole && capture.skipped.count == 0)
    #expect(capture.exchanges[0].body == Array("<VAST/>".utf8))
  }

  @Test(arguments: [1, 1 << 20])
  func `what is no object among entries can't be read`(_ pieces: Int) throws {
    let capture = try capture(
      Self.file("null", Self.entry, "\"a,b\"", "17", "[{}, 1]"), pieces: pieces)
    #expect(capture.exchanges.map(\.number) == [2])
    #expect(capture.skipped.numbers == [1, 3, 4, 5] && capture.skipped.firstLine == 2)
  }

  private static let packedText =
    "<VAST version=\"3.0\">"
    + (0..<12).map { number in
      let letters = String(
        repeating: Character(Unicode.Scalar(UInt8(97 + number % 26))), count: number % 9)
      return "<Ad id=\"\(number * 7919 % 1000)\"><InLine>\(letters)</InLine></Ad>"
    }.joined() + "</VAST>"

  /// With codes of its own, with fixed ones, with a name before it, as zlib, and as it is.
  @Test(
    arguments: [
      (
        """
        H4sIAAAAAAACA4XRQQrCMBCF4auUHMA2naZpIA1kKbhTPICdqMESQcHza1Q6Rab4r2bxrebZvd/uike43eM19QJWlX\
        DWYxGxF/lcp01MwdlyOjxOwEhD5MCbDjoyw8AjrTQhRORVq1tS4RXPlFHEjrkFJxtyp3c8bAAInj/xElRNMn7jaa3l\
        v/dKM1vgsmCq2QTj+IPKvK57Aj6t4n7kAQAA
        """, packedText
      ),
      (
        """
        H4sIAAAAAAACA7MJcwwOUShLLSrOzM+zVTLWM1Cys3FMUchMsVUCMT3zfDLzUu1s9OEMxxS4AktDS4SSJOxqLIwtEG\
        qSk7ErMjc1RyhKSUnBrsrM3AyhKhUIsCsztTRFKEsDARzqDE0Q6tLBALtCE2NjhMIMCMCu0tjUCKEyEwqwKzUyNyQU\
        vIaWSDGQjUONAVIU5OSgKdIHxa4dAD6t4n7kAQAA
        """, packedText
      ),
      (
        """
        H4sICAAAAAAC/25hbWUueG1sAIXRQQrCMBCF4auUHMA2naZpIA1kKbhTPICdqMESQcHza1Q6Rab4r2bxrebZvd/uik\
        e43eM19QJWlXDWYxGxF/lcp01MwdlyOjxOwEhD5MCbDjoyw8AjrTQhRORVq1tS4RXPlFHEjrkFJxtyp3c8bAAInj/x\
        ElRNMn7jaa3lv/dKM1vgsmCq2QTj+IPKvK57Aj6t4n7kAQAA
        """, packedText
      ),
      (
        """
        eJyF0UEKwjAQheGrlBzANp2maSANZCm4UzyAnajBEkHB82tUOkWm+K9m8a3m2b3f7opHuN3jNfUCVpVw1mMRsRf5XK\
        dNTMHZcjo8TsBIQ+TAmw46MsPAI600IUTkVatbUuEVz5RRxI65BScbcqd3PGwACJ4/8RJUTTJ+42mt5b/3SjNb4LJg\
        qtkE4/iDyryuewJMFZBW
        """, packedText
      ),
      (
        """
        H4sIAAAAAAAEAwEVAOr/PFZBU1QgdmVyc2lvbj0iMy4wIi8+9ElGqRUAAAA=
        """, "<VAST version=\"3.0\"/>"
      ),
    ])
  func `a body that was recorded compressed is unpacked`(_ packed: String, _ text: String) throws {
    for (content, isPacked) in [(packed, false), (String(packed.dropLast(40)), true)] {
      let entry = Self.entry.replacing(
        "\"<VAST/>\"", with: "\"\(content)\", \"encoding\": \"base64\"")
      let exchange = try #require(try capture(Self.file(entry)).exchanges.first)
      #expect(exchange.body == (isPacked ? nil : Array(text.utf8)))
      #expect(exchange.flaw == (isPacked ? .broken : nil))
    }
  }

  @Test func `the order is that of time, and of the file within a moment`() throws {
    let first = Self.entry.replacing("00.500Z", with: "00Z").replacing("/x", with: "/1")
    let second = Self.entry.replacing("00.500Z", with: "00Z").replacing("/x", with: "/2")
    let capture = try capture(Self.file(Self.entry, first, second))
    #expect(capture.exchanges.map(\.number) == [2, 3, 1])
  }

  /// What a tool writes, and what is read of it.
  @Test(
    arguments: [
      (#""response": {"status": 0, "_error": "net::ERR_BLOCKED"}"#, 0, "net::ERR_BLOCKED", nil),
      (#""response": null"#, 0, "no answer", nil),
      (#""_charlesStatus": "FAILED", "response": {"status": 200}"#, 200, "failed", nil),
      (
        #""_charlesStatus": "COMPLETE", "response": {"status": 204, "redirectURL": null}"#, 204,
        nil, nil
      ),
      (#""response": {"status": 302, "redirectURL": "/next"}"#, 302, nil, "/next"),
      (
        #""response": {"status": 302, "redirectURL": "", "headers": [{"name": "LOCATION", "value": "/h"}]}"#,
        302, nil, "/h"
      ),
      (#""response": {"status": 304, "redirectURL": "/kept"}"#, 304, nil, nil),
    ] as [(String, Int, String?, String?)])
  func `an answer is read as each tool writes it`(
    _ response: String, _ status: Int, _ trouble: String?, _ redirect: String?
  ) throws {
    let entry = """
      {"startedDateTime": "2026-11-24T10:00:00Z", "request": {"url": "https://a.example/"}, \(response)}
      """
    let exchange = try #require(try capture(Self.file(entry)).exchanges.first)
    #expect(exchange.status == status)
    #expect(exchange.trouble == trouble)
    #expect(exchange.redirect == redirect)
  }

  @Test(
    arguments: [
      (#""text": "PFZBU1QvPg==", "encoding": "base64""#, "<VAST/>"),
      (#""text": "PFZBU1QvPg==""#, "<VAST/>"), (#""text": "  <VAST/>""#, "  <VAST/>"),
      (#""text": "abcd""#, "abcd"), (#""mimeType": "image/gif", "text": "R0lGODlh""#, nil),
      (#""size": 12, "comment": "not included""#, nil),
    ] as [(String, String?)])
  func `a body is text, or Base64 with and without a mark`(_ content: String, _ body: String?)
    throws
  {
    let entry = """
      {"startedDateTime": "2026-11-24T10:00:00Z", "request": {"url": "https://a.example/"},
       "response": {"status": 200, "content": {\(content)}}}
      """
    let exchange = try #require(try capture(Self.file(entry)).exchanges.first)
    #expect(exchange.body == body.map { Array($0.utf8) })
    #expect(exchange.hadBody)
  }

  @Test(
    arguments: [
      (#""text": "H4sIABwSCmsC/42T", "encoding": "base64""#, .broken),
      (#""text": "H4sIABwSCmsC/42T""#, .broken),
      (#""text": "eJyrVgrOTM9TslIK", "encoding": "base64""#, .broken),
      (#""text": "iwOAPFZBU1Qv", "encoding": "base64""#, .packed),
      (#""text": "@@not base64@@", "encoding": "base64""#, .badBase64),
      (#""text": "PFZB\nU1QvPg==", "encoding": "base64""#, nil), (#""text": "plain words""#, nil),
    ] as [(String, BodyFlaw?)])
  func `a body that can't be read is none`(_ content: String, _ flaw: BodyFlaw?) throws {
    let entry = """
      {"startedDateTime": "2026-11-24T10:00:00Z", "request": {"url": "https://a.example/"},
       "response": {"status": 200, "content": {"mimeType": "Text/XML", \(content)}}}
      """
    let exchange = try #require(try capture(Self.file(entry)).exchanges.first)
    #expect(exchange.flaw == flaw && (exchange.body == nil) == (flaw != nil))
    #expect(exchange.hadBody && exchange.type == "text/xml")
  }

  @Test func `of a body that nobody needs the beginning is kept`() throws {
    let long = Self.entry.replacing("<VAST/>", with: String(repeating: "word ", count: 1000))
    var reader = Capture.Reader { $0.starts(with: "<".utf8) }
    try Array(Self.file(long, Self.entry).utf8).withUnsafeBytes { try reader.take($0) }
    let bodies = try reader.finish().exchanges.map { $0.body?.count }
    #expect(bodies == [Exchange.bodyBeginning, 7])
  }

  @Test func `what can't be read is left out and counted`() throws {
    let broken = Self.entry.replacing("2026-11-24T10:00:00.500Z", with: "today")
    let capture = try capture(Self.file(Self.entry, broken, #"{"request": {}}"#, Self.entry))
    #expect(capture.exchanges.count == 2)
    #expect(capture.skipped.count == 2 && capture.skipped.firstLine == 5)
    #expect(capture.skipped.numbers == [2, 3])
    #expect(capture.exchanges.map(\.number) == [1, 4])
  }

  @Test func `a file that ends in the middle is read up to there`() throws {
    let whole = Self.file(Self.entry, Self.entry)
    let capture = try capture(String(whole.dropLast(60)))
    #expect(capture.exchanges.count == 1)
    #expect(!capture.isWhole)
  }

  @Test func `a byte order mark is passed over`() throws {
    let capture = try capture([0xEF, 0xBB, 0xBF] + Array(Self.file(Self.entry).utf8))
    #expect(capture.exchanges.count == 1)
  }

  @Test(arguments: [
    (Array("{}".utf8), CaptureTrouble.noEntries), ([], .noEntries),
    (Array(#"{"a": {"b": {"c": {"entries": [{}]}}}}"#.utf8), .noEntries),
    ([0x78, 0x9C, 1, 2], .compressed), ([0x1F, 0x8B, 8, 0], .compressed),
    ([0xFF, 0xFE, 0x7B, 0], .utf16),
  ])
  func `what is no capture is refused`(_ bytes: [UInt8], _ trouble: CaptureTrouble) {
    #expect(throws: trouble) { try capture(bytes) }
  }
}
