/// How much of a rectangle one part of a split takes.
package enum Track: Hashable, Sendable {
  /// This many cells, as long as there are any.
  case fixed(Int)
  /// A share of what the fixed ones leave.
  case flexible(weight: Int = 1)
}

extension Rect {
  /// Cuts it from top to bottom. There is one part per track; some may be empty.
  package func rows(_ tracks: [Track], gap: Int = 0) -> [Rect] {
    Self.lengths(tracks, total: height, gap: gap).map {
      Rect(x: x, y: y + $0.start, width: width, height: $0.length)
    }
  }

  /// Cuts it from left to right. There is one part per track; some may be empty.
  package func columns(_ tracks: [Track], gap: Int = 0) -> [Rect] {
    Self.lengths(tracks, total: width, gap: gap).map {
      Rect(x: x + $0.start, y: y, width: $0.length, height: height)
    }
  }

  /// The first `rows` rows, and the rest.
  package func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
    let cut = min(max(rows, 0), height)
    return (Rect(x: x, y: y, width: width, height: cut), inset(top: cut))
  }

  /// The last `rows` rows, and the rest.
  package func splitBottom(_ rows: Int) -> (rest: Rect, bottom: Rect) {
    let cut = min(max(rows, 0), height)
    return (inset(bottom: cut), Rect(x: x, y: maxY - cut, width: width, height: cut))
  }

  /// The first `columns` columns, and the rest.
  package func splitLeft(_ columns: Int) -> (left: Rect, rest: Rect) {
    let cut = min(max(columns, 0), width)
    return (Rect(x: x, y: y, width: cut, height: height), inset(left: cut))
  }

  /// The last `columns` columns, and the rest.
  package func splitRight(_ columns: Int) -> (rest: Rect, right: Rect) {
    let cut = min(max(columns, 0), width)
    return (inset(right: cut), Rect(x: maxX - cut, y: y, width: cut, height: height))
  }

  private static func lengths(
    _ tracks: [Track], total: Int, gap: Int
  ) -> [(start: Int, length: Int)] {
    let gap = Reach.length(gap)
    let gaps = gap * max(tracks.count - 1, 0)
    var spare = max(total - gaps, 0)
    let fixed = tracks.map { track -> Int? in
      guard case .fixed(let wanted) = track else { return nil }
      let taken = min(Reach.length(wanted), spare)
      spare -= taken
      return taken
    }
    let weights = tracks.map { track -> Int in
      guard case .flexible(let weight) = track else { return 0 }
      return Reach.length(weight)
    }
    let sum = max(weights.reduce(0, +), 1)
    var position = 0
    var weightSoFar = 0
    return tracks.indices.map { index in
      // Both ends are rounded alike, so that the shares add up to everything left.
      let before = spare * weightSoFar / sum
      weightSoFar += weights[index]
      let length = fixed[index] ?? spare * weightSoFar / sum - before
      defer { position += length + gap }
      return (min(position, total), length)
    }
  }
}
