import Testing
import VAST

struct MacroTests {
  private let macros = VASTMacros([
    .cacheBusting: ["04711234"], .adPlayhead: ["00:00:05.000"], .playerSize: ["320", "480"],
    .assetURI: ["https://a.example/v.mp4?x=1&y=ü"], .timestamp: ["2026-01-17T08:15:07.127+07"],
  ])

  @Test(arguments: [
    ("https://t.example/?cb=[CACHEBUSTING]", "https://t.example/?cb=04711234"),
    ("https://t.example/?cb=[CACHEBUSTER]&r=[RANDOM]", "https://t.example/?cb=04711234&r=04711234"),
    ("[ADPLAYHEAD]", "00%3A00%3A05.000"), ("[PLAYERSIZE]", "320,480"),
    ("u=[ASSETURI]", "u=https%3A%2F%2Fa.example%2Fv.mp4%3Fx%3D1%26y%3D%C3%BC"),
    ("[TIMESTAMP]", "2026-01-17T08%3A15%3A07.127%2B07"),
    ("[IFA]", "-1"), ("[VIEWABILITY]", "[VIEWABILITY]"), ("a[0]=[x]", "a[0]=[x]"),
    ("[[CACHEBUSTING]]", "[04711234]"), ("[CACHEBUSTING", "[CACHEBUSTING"), ("[]", "[]"),
    ("none", "none"), ("", ""),
  ])
  func `known macros get their value, everything else stays`(_ url: String, _ expanded: String) {
    #expect(macros.expand(url) == expanded)
  }

  @Test func `an error's call gets its code, and other macros stay`() {
    let url = "https://e.example/?c=[ERRORCODE]&cb=[CACHEBUSTING]"
    #expect(
      VASTMacros.error(.init(rawValue: 303)).expand(url)
        == "https://e.example/?c=303&cb=[CACHEBUSTING]")
    #expect(VASTMacros.error(.init(rawValue: 404)).expand("[ERRORCODE]") == "900")
  }
}

struct ErrorCodeTests {
  @Test func `every number of the specification has a meaning, and 404 is none of them`() {
    let all = VASTErrorCode.all.map(\.rawValue)
    #expect(all.count == 38)
    #expect(all == all.sorted())
    #expect(all.first == 100 && all.last == 902)
    #expect(!all.contains(404))
    #expect(VASTErrorCode(rawValue: 404).meaning == nil)
    #expect(Set(VASTErrorCode.all.compactMap(\.meaning)).count == all.count)
  }
}
