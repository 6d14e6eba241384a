import Testing
import VAST

struct TimeTests {
  @Test(arguments: [
    ("00:00:30", 30_000), ("01:02:03", 3_723_000), ("00:00:15.250", 15_250), ("00:00:00.5", 500),
    ("00:00:01.123456", 1_123), ("99:59:59.999", 359_999_999), ("00:00:00", 0),
    ("00:00:00.0000000009", 0),
  ])
  func `a time is read`(_ text: String, _ milliseconds: Int) {
    let read = VASTTime.duration(text).map { Int($0 / .milliseconds(1)) }
    #expect(read == milliseconds)
  }

  @Test(arguments: [
    "", "30", "undefined", "0:00:30", "00:60:00", "00:00:60", "00:00:30.", "00:00:30.x", "00:00",
    "00:00:3O", "-0:00:30", "00:00:30,5", "00:00:30 ", "٠٠:٠٠:٣٠",
  ])
  func `what is no time is none`(_ text: String) {
    #expect(VASTTime.duration(text) == nil)
  }

  @Test(arguments: [
    ("25%", 20_000, 5_000), ("00:00:05", 20_000, 5_000), ("33.3%", 10_000, 3_330),
    ("100%", 8_000, 8_000), ("0%", 8_000, 0), ("12.5%", 1_000, 125), ("150%", 1_000, 1_500),
  ])
  func `an offset is a moment of the ad`(_ text: String, _ length: Int, _ moment: Int) {
    #expect(VASTOffset(text)?.moment(in: .milliseconds(length)) == .milliseconds(moment))
  }

  @Test(arguments: ["", "%", "5", "200%", "1000%", "-5%", "5%%", "5.%", ".5%", "five%", "25 %"])
  func `what is no offset is none`(_ text: String) {
    #expect(VASTOffset(text) == nil)
  }

  @Test func `a share of an unknown length is no moment, but a time is`() {
    #expect(VASTOffset("25%")?.moment(in: nil) == nil)
    #expect(VASTOffset("00:00:05")?.moment(in: nil) == .seconds(5))
  }

  @Test func `a time is written with three digits after the point`() {
    #expect(VASTTime.text(.milliseconds(5_000)) == "00:00:05.000")
    #expect(VASTTime.text(.milliseconds(3_723_045)) == "01:02:03.045")
  }
}
