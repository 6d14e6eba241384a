/// A native ad's view as the validator sees it: everything in it, from back to front, in the view's own
/// coordinates.
struct AdViewLayout {
  var size: CGSize
  /// The part of the view that nothing of the phone lies over.
  var safeArea: CGRect
  /// What the ad has for the publisher to draw, by the outlets' words.
  var assets: Set<String>
  /// What the ad has to say, by the outlets' words.
  var texts: [String: String]
  /// Texts that are there, and empty: an application that looks for nil cannot know, and the adapter is told.
  var emptyTexts: Set<String>
  /// The assets whose outlets are connected, also to views elsewhere.
  var connected: Set<String>
  /// Whether the ad's media is a video.
  var hasVideo: Bool
  /// Whether it has a picture, or other media.
  var hasMedia: Bool
  var parts: [Part]

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// A view.
  struct Part {
    var role: Role
    var frame: CGRect
    /// Whether the application put it there; what a network adds to the ad is not its doing.
    var isOfApp: Bool
    /// Whether neither it nor a view around it is hidden or transparent.
    var isVisible: Bool
    var look: ViewLook
    /// Whether it takes the touches that fall on it.
    var takesTouches: Bool
    /// Whether a tap runs code of the application's.
    var hasActionOfItsOwn: Bool
    /// Whether it is an image view with a picture.
    var isPicture: Bool
    /// The text and its room; nil for a view without text.
    var text: TextRoom?
    /// What it says, if it is a label or a button.
    var words: String?
    /// The places of the views that it is in, among the parts.
    var around: [Int]
    /// Whether it is an image view that shows the ad's own large picture.
    var isPictureOfAd = false
  }

  enum Role: Equatable {
    /// An outlet shows this asset.
    case asset(String)
    case adChoices
    /// Plainly closes something.
    case close
    case other
  }
}

extension AdViewLayout {
  /// The parts that show an asset, in the order of their words.
  var outlets: [(asset: String, place: Int)] {
    parts.indices.compactMap { place in
      guard case .asset(let word) = parts[place].role else { return nil }
      return (word, place)
    }.sorted { $0.asset < $1.asset }
  }

  /// What the application draws and has not handed over as an asset.
  var drawn: [Part] { parts.filter { $0.role == .other && $0.isOfApp && $0.isVisible } }

  /// Whether the asset's text can be read somewhere, perhaps among other words.
  func shows(_ asset: String) -> Bool {
    guard let text = texts[asset]?.lowercased() else { return false }
    return drawn.contains { $0.words?.lowercased().contains(text) ?? false }
  }

  func outlet(_ asset: String) -> Part? {
    outlets.first { $0.asset == asset }.map { parts[$0.place] }
  }

  /// The assets whose views are in an outlet's, or lie on it: it is their ground, which is tapped with
  /// them. Texts may lie on a picture.
  func held(by place: Int) -> [String] {
    guard case .asset(let asset) = parts[place].role, asset != "media", asset != "image" else {
      return []
    }
    return outlets.filter { _, other in
      parts[other].around.contains(place)
        || other > place && parts[place].look == .clear && !parts[other].frame.isEmpty
          && parts[place].frame.contains(parts[other].frame)
    }.map(\.asset)
  }

  /// Whether one part lies in front of another and is no view in it.
  private func isInFront(_ front: Int, of back: Int) -> Bool {
    front > back && !parts[front].around.contains(back)
  }

  /// The first part in front of this one that hides a good deal of it, or takes its taps. A container
  /// of outlets only holds them.
  func cover(of back: Int, atMost share: CGFloat = 0.1, onlyIfSeen: Bool = false) -> Int? {
    let containers = Set(outlets.flatMap { parts[$0.place].around })
    return parts.indices.first { front in
      let part = parts[front]
      guard isInFront(front, of: back), part.isOfApp, part.isVisible, part.role != .adChoices else {
        return false
      }
      let allowed: CGFloat
      switch part.look {
      case .opaque: allowed = share
      // Frames of labels are larger than their letters.
      case .letters: allowed = 0.5
      case .clear where !onlyIfSeen && part.takesTouches && !containers.contains(front):
        allowed = share
      case .clear: return false
      }
      return part.frame.share(of: parts[back].frame) > allowed
    }
  }
}
