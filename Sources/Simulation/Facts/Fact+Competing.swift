// Facts of a competition between networks, and of the services behind which they are asked.

extension Fact<String> {
  package static let platform = Fact("platform")
  package static let winner = Fact("winner")
  package static let why = Fact("why")
  package static let by = Fact("by")
  package static let mode = Fact("mode")
  /// A bid's price as its network writes it.
  package static let price = Fact("price")
  package static let precision = Fact("precision")
  package static let currency = Fact("currency")
  package static let bidID = Fact("bidId")
  package static let identifier = Fact("identifier")
  package static let partner = Fact("partner")
  package static let buyer = Fact("buyer")
  package static let networkName = Fact("networkName")
  package static let adNetwork = Fact("adNetwork")
  package static let service = Fact("service")
  package static let state = Fact("state")
  package static let reason = Fact("reason")
  package static let what = Fact("what")
}

extension Fact<Int> {
  package static let round = Fact("round")
  package static let rank = Fact("rank")
  package static let microUSD = Fact("microUSD")
  package static let micros = Fact("micros")
  /// The number of Google's word for it, from unknown, 0, to precise, 3.
  package static let paidPrecision = Fact("precision")
  /// What an impression must earn at least, in millionths.
  package static let floorMicros = Fact("floor")
  package static let impressions = Fact("impressions")
  package static let attempt = Fact("attempt")
  /// A module's; the higher, the earlier it is loaded.
  package static let priority = Fact("priority")
  /// In milliseconds, like all times.
  package static let delay = Fact("delay")
  package static let until = Fact("until")
  /// The numbers of an application's calls.
  package static let load = Fact("load")
  package static let show = Fact("show")
  package static let milliseconds = Fact("by")
}

extension Fact<Bool> {
  package static let isForced = Fact("isForced")
  package static let isDone = Fact("isDone")
  package static let waits = Fact("waits")
  /// A setting: the arbiter is asked although the application has not started CloudX.
  package static let asksUnstarted = Fact("asksUnstarted")
  package static let success = Fact("success")
  package static let vip = Fact("vip")
}

extension Fact<[Fields]> {
  package static let bids = Fact("bids")
}
