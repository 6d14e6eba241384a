import Observing
import Screen

/// Where the columns of the books are.
struct BookColumns {
  let rect: Rect
  let google: Rect
  let network: Rect
  let networkName: String
  var y: Int

  init(_ rect: Rect, _ ad: AdRecord) {
    self.rect = rect
    networkName = ad.line ?? ad.lineAsked ?? ad.network ?? "network"
    let networkWidth = max(8, min(TextWidth.columns(networkName), rect.width - 24))
    network = Rect(
      x: rect.maxX - 4 - networkWidth, y: rect.y, width: networkWidth, height: rect.height)
    google = Rect(x: network.x - 9, y: rect.y, width: 7, height: rect.height)
    y = rect.y
  }

  func cell(_ column: Rect) -> Rect {
    Rect(x: column.x, y: y, width: column.width, height: 1)
  }

  var isFull: Bool { y >= rect.maxY }
}
