/// Which file of a linear creative is played, chosen by what the files say of themselves and not by
/// their order.
public struct VASTMediaChoice: Hashable, Sendable {
  /// The file to play; nil if none can be.
  public let chosen: VASTMediaFile?
  /// What is never played: files that are programs or have no URL, and mezzanines.
  public let rejected: [VASTMediaFile]

  /// The highest bitrate that is wanted unless someone says otherwise, in kbit/s.
  public static let usualBitrate = 2500

  /// The best file with at most `bitrate` kbit/s; the smallest one if all have more.
  public init(of linear: VASTLinear?, bitrate: Int = usualBitrate) {
    let files = linear?.mediaFiles ?? []
    rejected = files.filter { Kind($0) == nil } + (linear?.mezzanines ?? [])
    // What is equal stays in the order of the text: only a better one replaces the best so far.
    chosen = files.filter { Kind($0) != nil }.reduce(nil) { best, file in
      guard let best else { return file }
      return Self.isBetter(file, than: best, bitrate) ? file : best
    }
  }

  /// By type, then delivery, then bitrate, then area.
  private static func isBetter(
    _ one: VASTMediaFile, than other: VASTMediaFile, _ bitrate: Int
  ) -> Bool {
    let (left, right) = (rank(one), rank(other))
    if left != right { return left < right }
    let fits = (one.rate <= bitrate, other.rate <= bitrate)
    if fits.0 != fits.1 { return fits.0 }
    if one.rate != other.rate { return (one.rate > other.rate) == fits.0 }
    return one.area > other.area
  }

  private static func rank(_ file: VASTMediaFile) -> Int {
    let kind = Kind(file)?.rawValue ?? Int.max / 4
    return kind * 2 + (file.delivery?.lowercased() == "streaming" ? 1 : 0)
  }

  /// Types in the order in which they are preferred.
  private enum Kind: Int {
    case mp4, webM, video, stream, audio, unknown

    /// Nil for what is not a media file.
    init?(_ file: VASTMediaFile) {
      guard !file.url.isEmpty, file.apiFramework?.isEmpty != false else { return nil }
      switch file.type?.lowercased() ?? "" {
      case "video/mp4": self = .mp4
      case "video/webm": self = .webM
      case "": self = .unknown
      case let type where Self.streams.contains(type): self = .stream
      case let type where type.hasPrefix("video/") || type == "application/mp4": self = .video
      case let type where type.hasPrefix("audio/"): self = .audio
      default: return nil
      }
    }

    private static let streams: Set = [
      "application/x-mpegurl", "application/vnd.apple.mpegurl", "application/mpegurl",
      "audio/mpegurl", "audio/x-mpegurl", "application/dash+xml",
    ]
  }
}

extension VASTMediaFile {
  /// Of a stream that adapts, the least it needs; 0 if nothing is said.
  fileprivate var rate: Int { bitrate ?? minBitrate ?? maxBitrate ?? 0 }

  fileprivate var area: Int {
    let (area, isHuge) = (width ?? 0).multipliedReportingOverflow(by: height ?? 0)
    return isHuge ? 0 : area
  }
}
