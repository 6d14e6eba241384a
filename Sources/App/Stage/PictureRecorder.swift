import Catalogue
import Screen

/// Records the stage as an SVG that moves. The file is written when the stage is left, or when the
/// picture is as long as one can be; it is whole, or there is none.
@MainActor
final class PictureRecorder: ScreenRecorder {
  private let path: String
  private let poster: Duration?
  private let backdrop: () -> Backdrop
  private let onCut: (String) -> Void
  private let onFailure: (String) -> Void
  private var picture = MovingPicture()
  private var isOver = false

  init(
    _ path: String, poster: Duration?, _ backdrop: @escaping () -> Backdrop,
    onCut: @escaping (String) -> Void, onFailure: @escaping (String) -> Void
  ) {
    (self.path, self.poster, self.backdrop) = (path, poster, backdrop)
    (self.onCut, self.onFailure) = (onCut, onFailure)
    if let reason = Files.obstacle(at: path) { fail(.notRecorded(path: path, reason: reason)) }
  }

  func add(_ canvas: Canvas, at time: Duration, isWhole: Bool) {
    guard !isOver else { return }
    picture.add(canvas, at: time, isWhole: isWhole)
    if picture.isFull { end(at: time) }
  }

  func end(at time: Duration) {
    guard !isOver else { return }
    picture.end(at: time)
    guard let loop = picture.loop(title: "adplay", backdrop: backdrop(), poster: poster) else {
      return fail(.pictureTooLarge(path: path, limit: MovingPicture.byteLimit))
    }
    if let reason = Files.write(Array(loop.svg.utf8), to: path) {
      return fail(.notRecorded(path: path, reason: reason))
    }
    isOver = true
    loop.cut.map { onCut(trouble($0, after: loop.length).sentence) }
    if let poster, poster > loop.length {
      fail(.posterBeyond(path: path, poster: poster, end: loop.length))
    }
  }

  private func trouble(_ cut: MovingPicture.Cut, after end: Duration) -> OutputTrouble {
    switch cut {
    case .length: .pictureCut(path: path, end: end, longest: MovingPicture.longest)
    case .size: .pictureCutBySize(path: path, end: end, limit: MovingPicture.byteLimit)
    }
  }

  private func fail(_ trouble: OutputTrouble) {
    isOver = true
    onFailure(trouble.sentence)
  }
}
