import Catalogue
import Observing
import Simulation

/// What stands below the timeline of a VAST ad, line by line: its levels, what was called, and what
/// the app knows.
struct VideoSheet: Equatable {
  private(set) var lines: [Line] = []

  enum Line: Equatable {
    /// `depth` is how many levels are around it.
    case level(VideoRecord.Level, depth: Int, pixels: Int)
    case failure(String)
    /// A URL that was called with a failure's code.
    case errorPixel(VideoRecord.Pixel)
    case heading(String, String)
    case pixel(VideoRecord.Pixel, isNew: Bool)
    case fact(String, String)
    case words(String)
  }

  init(_ video: VideoRecord) {
    let (called, known) = (Self.called(video), Self.metadata(video))
    lines =
      Self.chain(video) + Self.others(video) + video.failures.flatMap(Self.failure)
      // What is new comes first.
      + (video.happened("impression") ? called + known : known + called)
  }

  private static func chain(_ video: VideoRecord) -> [Line] {
    video.levels.enumerated().map { depth, level in
      .level(level, depth: depth, pixels: video.show == nil ? 0 : video.pixels(of: depth))
    }
  }

  private static func others(_ video: VideoRecord) -> [Line] {
    guard let others = video.show?.others, !others.isEmpty else { return [] }
    return [.words(VideoText.notPlayed(others))]
  }

  private static func failure(_ failure: VideoRecord.Failure) -> [Line] {
    [.failure(VideoText.failure(failure))] + failure.pixels.map { .errorPixel($0) }
  }

  private static func called(_ video: VideoRecord) -> [Line] {
    guard !video.pixels.isEmpty else {
      return video.show == nil
        ? [] : [.heading(VideoText.called, ""), .words(VideoText.nothingCalled)]
    }
    let last = video.pixels.last?.time
    return [.heading(VideoText.called, VideoText.pixels(video.pixels.count))]
      + video.pixels.reversed().map { .pixel($0, isNew: $0.time == last) }
  }

  private static func metadata(_ video: VideoRecord) -> [Line] {
    guard let newest = video.metadata.last else { return [] }
    return [
      .heading(VideoText.metadata, VideoText.changes(video.metadata.count)),
      .words(VideoText.metadataDelegate),
    ] + VideoText.metadata(newest.facts).flatMap(lines)
      + words(VideoText.missingKey(newest.facts))
  }

  private static func lines(_ fact: VideoText.Metadatum) -> [Line] {
    fact.values.enumerated().map { .fact($0 == 0 ? fact.key : "", $1) } + words(fact.remark)
  }

  private static func words(_ text: String?) -> [Line] { text.map { [.words($0)] } ?? [] }
}

extension VideoRecord {
  /// How many URLs of a level were called for the ad that plays now.
  fileprivate func pixels(of level: Int) -> Int {
    pixels.count { $0.level == level && $0.ad == show?.number }
  }
}
