import Catalogue
import Screen

/// Where the figures of the two sides stand, and the shaft between them.
struct CountColumns {
  let rect: Rect
  /// What the sides are called here.
  let names: (google: String, network: String)
  /// The last column of Google's figure, and the first of the network's.
  let google: Int
  let network: Int
  private let isNarrow: Bool

  /// Where the names end.
  static let title = 11
  /// The least width for the names of the sides; an initial stands for each in less.
  static let leastForNames = 36
  /// As in "never told".
  private static let longestCaption = 10

  init(_ rect: Rect, networkName: String) {
    self.rect = rect
    // Where there is little room an initial says whose column it is.
    isNarrow = rect.width < Self.leastForNames
    names =
      isNarrow
      ? (CountsText.googleInitial, CountsText.networkInitial) : (CountsText.google, networkName)
    let shaft = max(4, min(14, rect.width - 27))
    google = rect.x + Self.title + (isNarrow ? 2 : 4)
    network = google + shaft + 3
  }

  /// The cells between the figures.
  func shaft(_ y: Int) -> Rect { Rect(x: google + 2, y: y, width: network - google - 3, height: 1) }

  /// Where Google's name stands, over its figure and in the switch.
  var googleName: Int { isNarrow ? google : google - 2 }
  /// Where the network's name stands: further left if it is long, as far as Google's leaves room.
  var networkName: Int {
    guard !isNarrow else { return network }
    let atEnd = rect.maxX - 1 - TextWidth.columns(names.network)
    return max(googleName + TextWidth.columns(names.google) + 3, min(network - 2, atEnd))
  }

  /// Room for words under Google's figure. Where the columns are close they begin further left, so
  /// that they never touch the network's.
  func googleWords(_ y: Int) -> Rect {
    let end = network - 4
    let x = min(google - 2, end - Self.longestCaption)
    return Rect(x: x, y: y, width: end - x, height: 1)
  }

  /// Room for words under the network's figure.
  func networkWords(_ y: Int) -> Rect {
    Rect(x: network - 2, y: y, width: rect.maxX - network + 2, height: 1)
  }

  /// What is left behind the network's figure.
  func remark(_ y: Int, figure: Int) -> Rect {
    let x = network + figure + 2
    return Rect(x: x, y: y, width: rect.maxX - x, height: 1)
  }
}
