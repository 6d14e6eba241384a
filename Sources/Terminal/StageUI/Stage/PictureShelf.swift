package import Screen

/// The pictures in the files that a scenario names. Where one is missing the ad shows its motif.
package struct PictureShelf: Equatable, Sendable {
  private var places: [String: Place] = [:]

  package enum Place: Equatable, Sendable {
    /// It is being read and decoded.
    case waiting
    case ready(ScaledPicture)
    /// It cannot be shown.
    case refused
  }

  package init() {}

  /// What became of a file; nil if nobody has asked for it.
  package subscript(file name: String) -> Place? {
    get { places[name] }
    set { places[name] = newValue }
  }

  /// The picture in a file, if it can be drawn.
  subscript(name: String) -> ScaledPicture? {
    guard case .ready(let picture)? = places[name] else { return nil }
    return picture
  }
}
