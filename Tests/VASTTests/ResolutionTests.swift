import Testing
import VAST

/// Following wrappers, answered from a table.
struct ResolutionTests {
  private func resolve(
    _ first: String, wrappers: Int = 5, url: String? = nil, version: String = "3.0",
    _ answers: [String: String]
  ) throws -> (outcome: VASTOutcome, asked: [String]) {
    let document = try VASTReader.read(vast(first, version: version)).document
    return Examples.resolve(
      document, wrappers: wrappers, url: url,
      answers.mapValues { Array($0.hasPrefix("<Ad") || $0.isEmpty ? vast($0).utf8 : $0.utf8) })
  }

  private func ads(_ outcome: VASTOutcome) throws -> VASTAds {
    guard case .ads(let ads) = outcome else { throw Surprise.outcome(outcome) }
    return ads
  }

  private func failure(_ outcome: VASTOutcome) throws -> VASTFailure {
    guard case .failed(let failures) = outcome, let first = failures.first else {
      throw Surprise.outcome(outcome)
    }
    return first
  }

  private enum Surprise: Error { case outcome(VASTOutcome) }

  private func fired(_ failure: VASTFailure) -> [String] {
    failure.errors.map { VASTMacros.error(failure.code).expand($0.url) }
  }

  private func ids(_ ads: [VASTResolvedAd]) -> [String?] { ads.map(\.inline.ad.id) }

  // MARK: Limits

  /// Wrappers `u1` to `u<count>`, and an inline ad behind the last one.
  private func chain(_ count: Int) -> (first: String, answers: [String: String]) {
    var answers = Dictionary(
      uniqueKeysWithValues: (1..<count).map { ("u\($0)", wrapper("w\($0 + 1)", to: "u\($0 + 1)")) })
    answers["u\(count)"] = inline("in")
    return (wrapper("w1", to: "u1"), answers)
  }

  @Test func `five wrappers lead to the ad, and six are too many`() throws {
    let five = chain(5)
    let ad = try #require(try ads(try resolve(five.first, five.answers).outcome).first)
    #expect(ad.wrappers.map(\.ad.id) == ["w1", "w2", "w3", "w4", "w5"])
    #expect(ad.impressions.map(\.url).last == "https://i.example/in")
    #expect(ad.impressions.map(\.level) == [0, 1, 2, 3, 4, 5])
    let six = chain(6)
    let failure = try failure(try resolve(six.first, six.answers).outcome)
    #expect(failure.code.rawValue == 302)
    #expect(fired(failure) == (1...6).map { "https://e.example/w\($0)?c=302" })
  }

  @Test func `the limit can be set`() throws {
    let two = chain(2)
    #expect(
      try failure(try resolve(two.first, wrappers: 1, two.answers).outcome).code.rawValue == 302)
    let six = chain(6)
    #expect(try ads(try resolve(six.first, wrappers: 10, six.answers).outcome).first != nil)
  }

  @Test func `a circle ends as soon as it closes`() throws {
    let (outcome, asked) = try resolve(
      wrapper("a", to: "u"), ["u": wrapper("b", to: "v"), "v": wrapper("c", to: "u")])
    let failure = try failure(outcome)
    #expect(failure.code.rawValue == 302)
    #expect(failure.reason == .cycle("u"))
    #expect(asked == ["u", "v"])
    #expect(fired(failure).count == 3)
  }

  @Test func `wrappers that branch are not followed without end`() throws {
    let many = (1...9).map { number in
      wrapper("w\(number)", to: "u\(number)?[CACHEBUSTING]", "allowMultipleAds=\"true\"")
    }.joined()
    var answers: [String: String] = [:]
    for number in 1...9 {
      answers["u\(number)?[CACHEBUSTING]"] = many.replacing("u", with: "u").replacing(
        "[CACHEBUSTING]", with: "\(number)")
      for other in 1...9 {
        answers["u\(other)?\(number)"] = many.replacing("[CACHEBUSTING]", with: "\(number)\(other)")
      }
    }
    let (outcome, asked) = try resolve(many, answers)
    #expect(asked.count <= 100)
    #expect(try failure(outcome).code.rawValue > 300)
  }

  @Test func `of more ads than anybody plays the rest is left out`() throws {
    let many = String(repeating: inline("a"), count: 1200)
    let ads = try ads(try resolve(many, [:]).outcome)
    #expect(ads.standAlone.count == 1000)
    #expect(ads.failures.map(\.reason) == [.tooManyAds(1000)])
    let wrapped = try failure(
      try resolve(
        wrapper("w", to: "u", "allowMultipleAds=\"true\""),
        ["u": String(repeating: wrapper("v", to: "x"), count: 1200)]
      ).outcome)
    #expect(wrapped.code.rawValue > 300)
  }

  // MARK: Answers

  @Test func `an answer that never comes is 301 for every wrapper`() throws {
    let failure = try failure(
      try resolve(wrapper("a", to: "u"), ["u": wrapper("b", to: "v")]).outcome)
    #expect(failure.code.rawValue == 301)
    #expect(fired(failure) == ["https://e.example/a?c=301", "https://e.example/b?c=301"])
  }

  @Test func `an answer that can't be read has its own code`() throws {
    let broken = try failure(try resolve(wrapper("a", to: "u"), ["u": "<VAST>"]).outcome)
    #expect(broken.code.rawValue == 100)
    let old = try failure(
      try resolve(wrapper("a", to: "u"), ["u": "<VAST version=\"1.0\"/>"]).outcome)
    #expect(old.code.rawValue == 102)
    #expect(old.reason.sentence.contains("line 1, column 1"))
  }

  @Test func `an answer without an ad is 303, for its own error too`() throws {
    let answer = "<VAST version=\"3.0\"><Error>https://n.example/?[ERRORCODE]</Error></VAST>"
    let failure = try failure(try resolve(wrapper("a", to: "u"), ["u": answer]).outcome)
    #expect(failure.reason == .noAd)
    #expect(fired(failure) == ["https://e.example/a?c=303", "https://n.example/?303"])
    #expect(failure.errors.map(\.level) == [0, 1])
  }

  @Test func `a wrapper that leads nowhere is 300`() throws {
    #expect(try failure(try resolve(wrapper("a", to: ""), [:]).outcome).code.rawValue == 300)
  }

  @Test func `a document without an ad is no failure`() throws {
    let (outcome, asked) = try resolve("<Error>e</Error>", [:])
    guard case .noAd(let errors) = outcome else { throw Surprise.outcome(outcome) }
    #expect(errors.map(\.url) == ["e"])
    #expect(asked.isEmpty)
  }

  // MARK: Rules of a wrapper

  @Test func `followAdditionalWrappers excludes wrappers, and not the ads beside them`() throws {
    let first = wrapper("a", to: "u", "followAdditionalWrappers=\"false\"")
    let alone = try failure(
      try resolve(first, ["u": wrapper("b", to: "v"), "v": inline("x")]).outcome)
    #expect(alone.code.rawValue == 303)
    #expect(alone.reason == .wrapperNotAllowed)
    let beside = try resolve(first, ["u": wrapper("b", to: "v") + inline("y"), "v": inline("x")])
    #expect(ids(try ads(beside.outcome).standAlone) == ["y"])
    #expect(beside.asked == ["u"])
  }

  @Test func `one ad of the answer is used, unless the wrapper allows several`() throws {
    let answer =
      inline("p2", "sequence=\"2\"") + inline("s1") + inline("s2") + inline("p1", "sequence=\"1\"")
    let one = try ads(try resolve(wrapper("a", to: "u"), ["u": answer]).outcome)
    #expect(ids(one.standAlone) == ["s1"])
    #expect(one.pod.isEmpty)
    let all = try ads(
      try resolve(wrapper("a", to: "u", "allowMultipleAds=\"true\""), ["u": answer]).outcome)
    #expect(ids(all.pod) == ["p1", "p2"])
    #expect(ids(all.standAlone) == ["s1", "s2"])
    let old = try ads(try resolve(wrapper("a", to: "u"), version: "2.0", ["u": answer]).outcome)
    #expect(ids(old.pod) == ["p1", "p2"])
  }

  @Test func `a pod is no ad for a wrapper that does not allow several, but a single number is`()
    throws
  {
    let pod = inline("p2", "sequence=\"2\"") + inline("p1", "sequence=\"1\"")
    let failure = try failure(try resolve(wrapper("a", to: "u"), ["u": pod]).outcome)
    #expect(failure.code.rawValue == 303)
    #expect(failure.reason == .podNotAllowed)
    let single = try resolve(wrapper("a", to: "u"), ["u": inline("p1", "sequence=\"1\"")])
    #expect(ids(try ads(single.outcome).standAlone) == ["p1"])
  }

  @Test func `a wrapper's place in a pod is that of its ad`() throws {
    let first = inline("x", "sequence=\"2\"") + wrapper("w", to: "u", ad: "sequence=\"1\"")
    let ads = try ads(try resolve(first, ["u": inline("y", "sequence=\"7\"")]).outcome)
    #expect(ids(ads.pod) == ["y", "x"])
    #expect(ads.pod.map(\.sequence) == [[1], [2]])
  }

  @Test func `a pod inside a pod plays in its place, and its wrapper's trackers fire for each ad`()
    throws
  {
    let first =
      inline("z", "sequence=\"2\"")
      + wrapper("w", to: "u", "allowMultipleAds=\"true\"", ad: "sequence=\"1\"")
    let answer = inline("b", "sequence=\"2\"") + inline("a", "sequence=\"1\"")
    let ads = try ads(try resolve(first, ["u": answer]).outcome)
    #expect(ids(ads.pod) == ["a", "b", "z"])
    #expect(ads.pod.map { $0.impressions.count } == [2, 2, 1])
  }

  @Test func `a stand-alone ad takes the place of a pod's lost ad only where that is allowed`()
    throws
  {
    for (rule, pod, alone) in [
      ("fallbackOnNoAd=\"true\"", ["s", "x"], []), ("fallbackOnNoAd=\"false\"", ["x"], ["s"]),
      ("", ["x"], ["s"]),
    ] {
      let first =
        wrapper("w", to: "u", rule, ad: "sequence=\"1\"") + inline("x", "sequence=\"2\"")
        + inline("s")
      let ads = try ads(try resolve(first, ["u": ""]).outcome)
      #expect(ids(ads.pod) == pod, "\(rule)")
      #expect(ids(ads.standAlone) == alone, "\(rule)")
      #expect(ads.failures.map(\.code.rawValue) == [303])
    }
  }

  @Test func `the next stand-alone ad of an answer is tried where that is allowed`() throws {
    for (rule, expected) in [("fallbackOnNoAd=\"true\"", ["x"]), ("", nil)] {
      let answers = ["u": wrapper("b", to: "v", rule) + inline("x"), "v": ""]
      let outcome = try resolve(wrapper("a", to: "u"), answers).outcome
      if let expected {
        #expect(ids(try ads(outcome).standAlone) == expected)
      } else {
        #expect(try failure(outcome).code.rawValue == 303)
      }
    }
  }

  @Test func `an ad takes the place of one that is not there, and of no other failure`() throws {
    let answers = [
      "u": wrapper("b", to: "v", "fallbackOnNoAd=\"true\"") + inline("x"), "v": "<VAST>",
    ]
    for answers in [answers, answers.filter { $0.key == "u" }] {
      let failure = try failure(try resolve(wrapper("a", to: "u"), answers).outcome)
      #expect([100, 301].contains(failure.code.rawValue))
    }
  }

  // MARK: What counts of which level

  @Test func `the click and the icon closest to the ad win, and all trackers count`() throws {
    func icons(_ id: String, _ program: String) -> String {
      "<Icons><Icon program=\"\(program)\"><StaticResource>\(id)</StaticResource></Icon></Icons>"
    }
    let outer = """
      <Ad><Wrapper><VASTAdTagURI>u</VASTAdTagURI><Creatives><Creative><Linear><VideoClicks>\
      <ClickThrough>outer</ClickThrough><ClickTracking>t1</ClickTracking></VideoClicks>\
      <Icons><Icon program="AdChoices"><StaticResource>o</StaticResource></Icon>\
      <Icon program="Other"><StaticResource>p</StaticResource></Icon></Icons></Linear></Creative>\
      </Creatives></Wrapper></Ad>
      """
    let clicks = "<VideoClicks><ClickTracking>t2</ClickTracking></VideoClicks>"
    let answer = inline("in", linear: clicks + icons("i", "adchoices"))
    let ad = try #require(try ads(try resolve(outer, ["u": answer]).outcome).first)
    #expect(ad.clickThrough?.url == "outer")
    #expect(ad.clickThrough?.level == 0)
    #expect(ad.clickTracking.map(\.url) == ["t1", "t2"])
    #expect(ad.icons.map { $0.resources.first?.text } == ["i", "p"])
    #expect(ad.icons.map(\.isAdChoices) == [true, false])
  }

  @Test func `about:blank is no impression`() throws {
    let text =
      "<Ad><InLine><Impression>about:blank</Impression><Impression>i</Impression></InLine></Ad>"
    let ad = try #require(try ads(try resolve(text, [:]).outcome).first)
    #expect(ad.impressions.map(\.url) == ["i"])
    #expect(ad.hindrance?.rawValue == 200)
  }

  @Test func `the calls of all levels say whether an ad was in view`() throws {
    func viewable(_ id: String) -> String {
      "<ViewableImpression><Viewable>v-\(id)</Viewable><NotViewable>n-\(id)</NotViewable>"
        + "<ViewUndetermined>u-\(id)</ViewUndetermined></ViewableImpression>"
    }
    let first = wrapper("w", to: "u").replacing("</Wrapper>", with: viewable("w") + "</Wrapper>")
    // VAST 4.0 has it in a verification.
    let answer = inline(
      "in",
      more: viewable("in")
        + "<AdVerifications><Verification>\(viewable("old"))</Verification></AdVerifications>")
    let ad = try #require(try ads(try resolve(first, ["u": answer]).outcome).first)
    #expect(ad.viewability.viewable.map(\.url) == ["v-w", "v-in", "v-old"])
    #expect(ad.viewability.notViewable.map(\.url) == ["n-w", "n-in", "n-old"])
    #expect(ad.viewability.undetermined.map(\.url) == ["u-w", "u-in", "u-old"])
    #expect(ad.viewability.viewable.map(\.level) == [0, 1, 1])
  }

  /// Calls are found in one pass: looking anew for each creative or event takes minutes.
  @Test(.timeLimit(.minutes(1)))
  func `an ad with thousands of creatives and events is resolved in one pass`() throws {
    let events = (0..<20_000).map { "<Tracking event=\"e\($0)\">t</Tracking>" }.joined()
    let creatives = String(
      repeating: "<Creative><Linear><Duration>00:00:10</Duration></Linear></Creative>", count: 8000)
    let text = inline("a", linear: "<TrackingEvents>\(events)</TrackingEvents>")
      .replacing("</Creatives>", with: creatives + "</Creatives>")
    let ad = try #require(try ads(try resolve(text, [:]).outcome).first)
    #expect(ad.inline.ad.creatives.count == 8001)
    #expect(ad.calls.count == 20_000)
    #expect(VASTLint.eventsThatNeverFire(in: ad).count == 20_000)
    #expect(ad.clickThrough == nil && ad.clickTracking.isEmpty && ad.icons.isEmpty)
  }

  @Test func `an ad that can't be played is passed over for one that can`() throws {
    let program = """
      <Ad id="v"><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile apiFramework="VPAID" \
      type="application/javascript">u</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>
      """
    let both = try ads(try resolve(program + inline("m"), [:]).outcome)
    #expect(both.first?.inline.ad.id == "m")
    let alone = try ads(try resolve(program, [:]).outcome)
    #expect(alone.first?.hindrance?.rawValue == 403)
  }

  // MARK: What a player plays

  private let program = inline("v").replacing(
    "type=\"video/mp4\"", with: "type=\"application/javascript\" apiFramework=\"VPAID\"")

  private func playlist(_ text: String) throws -> VASTPlaylist {
    try ads(try resolve(text, [:]).outcome).playlist
  }

  @Test func `a pod plays in its order, and the ads beside it are not played`() throws {
    let all = try playlist(
      inline("p2", "sequence=\"2\"") + inline("s") + inline("p1", "sequence=\"1\""))
    #expect(ids(all.ads) == ["p1", "p2"])
    #expect(ids(all.others) == ["s"] && all.lost.isEmpty)
  }

  @Test func `of stand-alone ads the first that can be played is`() throws {
    let all = try playlist(program + inline("a") + inline("b"))
    #expect(ids(all.ads) == ["a"])
    #expect(ids(all.others) == ["v", "b"] && all.lost.isEmpty)
  }

  @Test func `a stand-alone ad takes the place of a pod's ad that can't be played`() throws {
    let lost = program.replacing("id=\"v\"", with: "id=\"v\" sequence=\"1\"")
    let all = try playlist(
      lost + inline("p2", "sequence=\"2\"") + program + inline("s") + inline("t"))
    #expect(ids(all.ads) == ["s", "p2"])
    #expect(all.ads.map(\.sequence) == [[1], [2]])
    #expect(all.lost.map(\.code.rawValue) == [403])
    #expect(ids(all.others) == ["v", "t"])
    #expect(ids(try playlist(lost + inline("p2", "sequence=\"2\"")).ads) == ["p2"])
    #expect(try playlist(lost).ads.isEmpty)
  }

  @Test func `an overlay has no place between videos`() throws {
    let overlay = """
      <Ad id="o" sequence="1"><InLine><Creatives><Creative><NonLinearAds><NonLinear>\
      <StaticResource>r</StaticResource></NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad>
      """
    let all = try playlist(overlay + inline("p", "sequence=\"2\""))
    #expect(ids(all.ads) == ["p"] && all.lost.map(\.code.rawValue) == [201])
    #expect(ids(try playlist(overlay).ads) == ["o"])
  }

  @Test func `required companions that have nothing to show stop the ad`() throws {
    func ad(_ required: String) throws -> VASTResolvedAd {
      let more = """
        <Ad><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile type="video/mp4">u</MediaFile>\
        </MediaFiles></Linear></Creative><Creative><CompanionAds \(required)>\
        <Companion><StaticResource>c</StaticResource></Companion><Companion/></CompanionAds></Creative>\
        </Creatives></InLine></Ad>
        """
      return try #require(try ads(try resolve(more, [:]).outcome).first)
    }
    #expect(try ad("required=\"all\"").hindrance?.rawValue == 602)
    #expect(try ad("required=\"any\"").hindrance == nil)
    #expect(try ad("").hindrance == nil)
    #expect(try ad("").endCard?.card.resources.first?.text == "c")
  }

  // MARK: URLs

  @Test(arguments: [
    ("next.xml", "https://a.example/x/next.xml"), ("/next.xml", "https://a.example/next.xml"),
    ("../next.xml?q=1", "https://a.example/next.xml?q=1"), ("?q=2", "https://a.example/x/y?q=2"),
    ("//b.example/z", "https://b.example/z"), ("http://c.example", "http://c.example"),
    ("./a/./b", "https://a.example/x/a/b"), ("../../../up", "https://a.example/up"),
    ("..", "https://a.example/"), (".", "https://a.example/x/"), ("a/..", "https://a.example/x/"),
    ("a/.?q=3", "https://a.example/x/a/?q=3"),
  ])
  func `a relative URL is asked for beside the document it is from`(
    _ url: String, _ absolute: String
  ) throws {
    let (_, asked) = try resolve(wrapper("w", to: url), url: "https://a.example/x/y?z=/1", [:])
    #expect(asked == [absolute])
  }
}
