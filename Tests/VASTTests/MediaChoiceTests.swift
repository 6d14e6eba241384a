import Testing
import VAST

struct MediaChoiceTests {
  private func choice(_ files: String, bitrate: Int = 2500) throws -> String? {
    let text = vast(
      """
      <Ad><InLine><Creatives><Creative><Linear><MediaFiles>\(files)</MediaFiles></Linear></Creative>\
      </Creatives></InLine></Ad>
      """)
    let linear = try VASTReader.read(text).document.ads.first?.selectedCreative?.linear
    return VASTMediaChoice(of: linear, bitrate: bitrate).chosen?.url
  }

  private func file(
    _ url: String, _ type: String = "video/mp4", _ rate: Int? = nil, _ more: String = ""
  ) -> String {
    let rate = rate.map { "bitrate=\"\($0)\"" } ?? ""
    return "<MediaFile type=\"\(type)\" \(rate) \(more)>\(url)</MediaFile>"
  }

  @Test func `MP4 comes before WebM, other video and streams, wherever it stands`() throws {
    let all = [
      file("s", "application/x-mpegURL"), file("f", "video/x-flv", 2000),
      file("w", "video/webm", 2000), file("m", "video/mp4", 100),
    ]
    #expect(try choice(all.joined()) == "m")
    #expect(try choice(all[..<3].joined()) == "w")
    #expect(try choice(all[..<2].joined()) == "f")
    #expect(try choice(all[0]) == "s")
  }

  @Test func `the highest bitrate that is allowed is taken, or the lowest of all`() throws {
    let all =
      file("a", "video/mp4", 9000) + file("b", "video/mp4", 2500) + file("c", "video/mp4", 300)
    #expect(try choice(all) == "b")
    #expect(try choice(all, bitrate: 2499) == "c")
    #expect(try choice(all, bitrate: 100) == "c")
    #expect(try choice(file("a", "video/mp4", 9000) + file("z")) == "z")
  }

  @Test func `of equal files the larger one is taken, then the first one`() throws {
    let (small, large) = ("width=\"320\" height=\"180\"", "width=\"640\" height=\"360\"")
    #expect(
      try choice(file("s", "video/mp4", 500, small) + file("l", "video/mp4", 500, large)) == "l")
    #expect(try choice(file("1", "video/mp4", 500) + file("2", "video/mp4", 500)) == "1")
  }

  @Test func `a file is preferred to a stream of its type`() throws {
    #expect(
      try choice(
        file("s", "video/mp4", 2000, "delivery=\"streaming\"")
          + file("p", "video/mp4", 100, "delivery=\"progressive\"")) == "p")
  }

  @Test func `programs and files without a URL are never chosen`() throws {
    #expect(
      try choice(
        file("js", "application/javascript") + file("swf", "application/x-shockwave-flash")
          + file("v", "video/mp4", 500, "apiFramework=\"VPAID\"") + file("", "video/mp4")) == nil)
  }
}
