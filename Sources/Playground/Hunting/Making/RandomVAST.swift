/// A random VAST document for an ad to play.
package enum RandomVAST {
  /// Where wrappers lead.
  package static let url = "https://two.example/tag"

  /// A good one, unless anything goes.
  package static func document(isGood: Bool, _ dice: Dice) -> String {
    let bad = [
      "<VAST", "<html></html>", "<VAST version='9.0'/>", "<VAST version='3.0'/>", "missing.xml",
    ]
    if !isGood, dice.isOne(in: 6) { return dice.pick(bad) }
    return !isGood && dice.isOne(in: 3) ? wrapper : inline(dice)
  }

  private static let wrapper = """
    <VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>Outer</AdSystem>
    <VASTAdTagURI>\(url)</VASTAdTagURI><Error>https://outer.example/e?c=[ERRORCODE]</Error>
    <Impression>https://outer.example/i</Impression>
    <Creatives><Creative><Linear><TrackingEvents>
    <Tracking event="start">https://outer.example/start?cb=[CACHEBUSTING]</Tracking>
    </TrackingEvents></Linear></Creative></Creatives></Wrapper></Ad></VAST>
    """

  /// One that plays something, or an overlay.
  package static func inline(_ dice: Dice) -> String {
    let skip = dice.pick(["", " skipoffset='25%'", " skipoffset='00:00:01'"])
    let duration = dice.pick(["00:00:00", "00:00:01.500", "00:00:10", "00:00:40", "soon"])
    let isOverlay = dice.isOne(in: 8)
    let creative =
      isOverlay
      ? """
      <NonLinearAds><NonLinear minSuggestedDuration="00:00:04">
      <StaticResource creativeType="image/png">https://in.example/strip.png</StaticResource>
      </NonLinear></NonLinearAds>
      """
      : """
      <Linear\(skip)><Duration>\(duration)</Duration>
      <Icons><Icon program="AdChoices" offset="00:00:01" duration="00:00:02">
      <StaticResource creativeType="image/png">https://in.example/i.png</StaticResource>
      </Icon></Icons>
      <TrackingEvents><Tracking event="midpoint">https://in.example/half</Tracking>
      <Tracking event="progress" offset="10%">https://in.example/ten</Tracking>
      <Tracking event="pause">https://in.example/pause</Tracking></TrackingEvents>
      <VideoClicks><ClickThrough>https://shop.example/</ClickThrough></VideoClicks>
      <MediaFiles><MediaFile type="video/mp4">https://cdn.example/a.mp4</MediaFile></MediaFiles>
      </Linear>
      """
    let card =
      dice.isOne(in: 2)
      ? """
      <Creative><CompanionAds><Companion>
      <StaticResource creativeType="image/png">https://in.example/card.png</StaticResource>
      </Companion></CompanionAds></Creative>
      """ : ""
    return """
      <VAST version="4.1"><Ad id="in-1"><InLine><AdSystem>Inner</AdSystem><AdTitle>Title</AdTitle>
      <Impression>https://in.example/shown</Impression>
      <Creatives><Creative>\(creative)</Creative>\(card)</Creatives></InLine></Ad></VAST>
      """
  }
}
