/// The shape of media.
public enum MediaAspectRatio: Int, Sendable {
  case unknown = 0
  case any = 1
  case landscape = 2
  case portrait = 3
  case square = 4
}

/// A corner of the ad view, in the order in which the real SDK counts them.
public enum AdChoicesPosition: Int, CaseIterable, Sendable {
  case topRightCorner = 0
  case topLeftCorner = 1
  case bottomRightCorner = 2
  case bottomLeftCorner = 3
}
