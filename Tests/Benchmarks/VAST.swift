import Foundation
import FoundationXML
import VAST

/// Reading a large document, beside a pass of the system's parser that keeps nothing.
@MainActor
func measureVAST() {
  let bytes = Array(largeDocument(ads: 440).utf8)
  let data = Data(bytes)
  measure("XMLParser over \(bytes.count / 1000) kB of VAST", rounds: 5) {
    _ = XMLParser(data: data).parse()
  }
  measure("reading it as VAST", rounds: 5) { _ = try? VASTReader.read(bytes) }
}

/// Ads of about 2 kB, as servers send them.
private func largeDocument(ads: Int) -> String {
  let events = ["start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute", "pause"]
  let tracking = events.map { event in
    "          <Tracking event=\"\(event)\"><![CDATA[https://track.example/\(event)?ad=1001&cb=[CACHEBUSTING]]]></Tracking>\n"
  }.joined()
  let ad = """
      <Ad id="rw-1001">
        <InLine>
          <AdSystem version="3.1">Playground Ads</AdSystem>
          <AdTitle>Farm Valley – 30 giây</AdTitle>
          <Error><![CDATA[https://track.example/error?ad=1001&code=[ERRORCODE]]]></Error>
          <Impression id="a"><![CDATA[https://track.example/shown?ad=1001&cb=[CACHEBUSTING]]]></Impression>
          <Creatives><Creative id="cr-55" sequence="1"><Linear skipoffset="00:00:05">
          <Duration>00:00:30</Duration>
          <TrackingEvents>
    \(tracking)      </TrackingEvents>
          <VideoClicks>
            <ClickThrough id="ct"><![CDATA[https://farm.example/install?src=pg&ad=1001]]></ClickThrough>
            <ClickTracking><![CDATA[https://track.example/click?ad=1001]]></ClickTracking>
          </VideoClicks>
          <MediaFiles>
            <MediaFile id="m" delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="1500"><![CDATA[https://cdn.example/farm/30s-720.mp4]]></MediaFile>
          </MediaFiles>
          </Linear></Creative></Creatives>
        </InLine>
      </Ad>

    """
  return "<VAST version=\"4.2\">\n" + String(repeating: ad, count: ads) + "</VAST>\n"
}
