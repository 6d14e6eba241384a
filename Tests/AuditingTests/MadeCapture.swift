import HAR
import JSON

/// A session that is made up request by request, in milliseconds from its start.
struct MadeCapture {
  private var entries: [String] = []

  mutating func add(
    _ milliseconds: Int, _ url: String, status: Int = 200, body: String? = nil,
    redirect: String = "", method: String = "GET", type: String? = nil, size: Int? = nil,
    encoding: String? = nil
  ) {
    let seconds = milliseconds / 1000
    let digits = String(milliseconds % 1000 + 1000).dropFirst()
    let moment = "2026-11-24T10:\(Self.two(seconds / 60)):\(Self.two(seconds % 60)).\(digits)Z"
    let bytes = JSONWriter.line { json in
      json.writeMember("startedDateTime", moment)
      json.writeMember("time", 20)
      json.object("request") { json in
        json.writeMember("method", method)
        json.writeMember("url", url)
      }
      json.object("response") { json in
        json.writeMember("status", status)
        json.writeMember("redirectURL", redirect)
        json.object("content") { json in
          json.writeMember(
            "mimeType", type ?? (body == nil ? "image/gif" : "application/xml"))
          json.writeMember("size", size)
          json.writeMember("text", body)
          json.writeMember("encoding", encoding)
        }
      }
    }
    entries.append(String(decoding: bytes, as: UTF8.self))
  }

  /// An entry that can't be read.
  mutating func addBroken() { entries.append("{}") }

  func capture() throws -> Capture {
    var reader = Capture.Reader()
    let text = #"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#
    try Array(text.utf8).withUnsafeBytes { try reader.take($0) }
    return try reader.finish()
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension MadeCapture {
  /// An ad behind a wrapper: eight seconds of video, and everything that is due is called by both.
  /// `change` may give another moment for a call, several, or none.
  static func ad(
    inline: String = Document.inline, until end: Int = 12_000,
    _ change: (_ url: String, _ moment: Int) -> [(moment: Int, url: String, status: Int)]? = {
      _, _ in nil
    }
  ) -> MadeCapture {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: Document.wrapper)
    made.add(100, "https://inline.example/ad?cb=87654321", body: inline)
    made.add(300, "https://cdn.example/video.mp4")
    for host in ["outer", "inner"] {
      for (event, moment) in Document.moments {
        let url = "https://\(host).example/\(event)?cb=12345678"
        for call in change(url, moment) ?? [(moment, url, 200)] {
          made.add(call.moment, call.url, status: call.status)
        }
      }
    }
    made.add(end, "https://elsewhere.example/end")
    return made
  }

  enum Document {
    /// A video begins a second after the session.
    static let moments = [
      ("imp", 1000), ("start", 1000), ("firstQuartile", 3000), ("midpoint", 5000),
      ("thirdQuartile", 7000), ("complete", 9000),
    ]

    private static func tracking(_ host: String) -> String {
      moments.dropFirst().map { event, _ in
        "<Tracking event=\"\(event)\">https://\(host).example/\(event)?cb=[CACHEBUSTING]</Tracking>"
      }.joined()
    }

    static let wrapper = """
      <VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>Outer</AdSystem>
      <VASTAdTagURI><![CDATA[https://inline.example/ad?cb=[CACHEBUSTING]]]></VASTAdTagURI>
      <Error>https://outer.example/error?code=[ERRORCODE]</Error>
      <Impression>https://outer.example/imp?cb=[CACHEBUSTING]</Impression>
      <Creatives><Creative><Linear><TrackingEvents>\(tracking("outer"))</TrackingEvents>
      <VideoClicks><ClickTracking>https://outer.example/click</ClickTracking></VideoClicks>
      </Linear></Creative></Creatives></Wrapper></Ad></VAST>
      """

    static let inline = """
      <VAST version="3.0"><Ad id="i"><InLine><AdSystem>Inner</AdSystem><AdTitle>Eight seconds</AdTitle>
      <Error>https://inner.example/error?code=[ERRORCODE]</Error>
      <Impression>https://inner.example/imp?cb=[CACHEBUSTING]</Impression>
      <Creatives><Creative><Linear><Duration>00:00:08</Duration>
      <TrackingEvents>\(tracking("inner"))</TrackingEvents>
      <VideoClicks><ClickThrough>https://shop.example/</ClickThrough>
      <ClickTracking>https://inner.example/click</ClickTracking></VideoClicks>
      <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="900">
      https://cdn.example/video.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
      """

    static let empty =
      #"<VAST version="3.0"><Error>https://empty.example/error?code=[ERRORCODE]</Error></VAST>"#
  }
}
