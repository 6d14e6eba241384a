import Observing

/// The selected line. Lines come in between, so each is known by what stays.
enum VideoLineChoice: Equatable {
  /// A URL that was called, by the entry that says so.
  case pixel(entry: Int)
  /// Above what was called: counted from the first line.
  case fromTop(Int)
  /// Below it: counted from the last line.
  case fromEnd(Int)
}

extension VideoSheet {
  func place(of choice: VideoLineChoice) -> Int? {
    switch choice {
    case .pixel(let entry): lines.firstIndex { $0.pixel?.entry == entry }
    case .fromTop(let place): lines.indices.contains(place) ? place : nil
    case .fromEnd(let count):
      lines.indices.contains(lines.count - 1 - count) ? lines.count - 1 - count : nil
    }
  }

  func choice(at place: Int) -> VideoLineChoice? {
    guard lines.indices.contains(place) else { return nil }
    if let pixel = lines[place].pixel { return .pixel(entry: pixel.entry) }
    let isBelow = lines[..<place].contains { $0.pixel != nil }
    return isBelow ? .fromEnd(lines.count - 1 - place) : .fromTop(place)
  }
}

extension VideoSheet.Line {
  /// The call that the line is about.
  var pixel: VideoRecord.Pixel? {
    switch self {
    case .pixel(let pixel, _), .errorPixel(let pixel): pixel
    case .level, .failure, .heading, .fact, .words: nil
    }
  }
}
