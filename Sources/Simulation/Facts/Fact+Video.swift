// Facts of VAST documents, of what plays, and of pixels.

extension Fact<String> {
  package static let url = Fact("url")
  package static let version = Fact("version")
  package static let clickThrough = Fact("clickThrough")
  package static let mediaType = Fact("mediaType")
  package static let kind = Fact("kind")
  package static let adID = Fact("adID")
  package static let creativeID = Fact("creativeID")
  package static let system = Fact("system")
  package static let event = Fact("event")
  package static let title = Fact("title")
  package static let media = Fact("media")
  package static let endCard = Fact("endCard")
}

extension Fact<Int> {
  package static let ads = Fact("ads")
  package static let level = Fact("level")
  /// In milliseconds, like all times.
  package static let duration = Fact("duration")
  package static let skip = Fact("skip")
  package static let position = Fact("position")
}

extension Fact<[Int]> {
  package static let progress = Fact("progress")
}

extension Fact<[String]> {
  /// The ids of the document's other ads.
  package static let others = Fact("others")
}

extension Fact<[Fields]> {
  /// From the outermost wrapper to the ad inside.
  package static let levels = Fact("levels")
}
