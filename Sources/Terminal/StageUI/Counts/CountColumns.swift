import Catalogue
import Screen

/// Where the figures of the two sides stand, and the shaft between them.
struct CountColumns {
  let rect: Rect
  let googleName: String
  let networkName: String
  /// The last column of Google's figure, and the first of the network's.
  let google: Int
  let network: Int

  /// Where the names end.
  static let title = 11
  /// The least width for the names of the sides; an initial stands for each in less.
  static let leastForNames = 36

  init(_ rect: Rect, networkName: String) {
    self.rect = rect
    // Where there is little room an initial says whose column it is.
    let isNarrow = rect.width < Self.leastForNames
    googleName = isNarrow ? CountsText.googleInitial : CountsText.google
    self.networkName = isNarrow ? CountsText.networkInitial : networkName
    let shaft = max(4, min(14, rect.width - 30))
    google = rect.x + Self.title + (isNarrow ? 2 : 4)
    network = google + shaft + 3
  }

  /// The cells between the figures.
  func shaft(_ y: Int) -> Rect { Rect(x: google + 2, y: y, width: network - google - 3, height: 1) }

  /// Room for words under Google's figure, centred on it.
  func googleWords(_ y: Int) -> Rect {
    Rect(x: google - 4, y: y, width: network - google + 2, height: 1)
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
