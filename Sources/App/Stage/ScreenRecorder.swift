import Catalogue
import Screen

/// Takes the screens of a stage for a file.
@MainActor
protocol ScreenRecorder: AnyObject {
  /// A screen and its time. One that is not whole shows something that moves.
  func add(_ canvas: Canvas, at time: Duration, isWhole: Bool)
  /// No other screen comes.
  func end(at time: Duration)
}

extension StageOptions {
  private var recordsPicture: Bool { recording?.lowercased().hasSuffix(".svg") ?? false }

  /// Refuses outputs that would overwrite these inputs or each other, and a poster of what is no
  /// picture.
  func check(
    _ outputs: [(option: String, path: String?)], against inputs: [String?]
  ) throws(Failure) {
    guard poster == nil || recordsPicture else {
      throw .usage(.alone("--poster", needs: "--record FILE.svg", command: nil))
    }
    try Overwriting.refuse(
      [("--journal", journal), ("--record", recording)] + outputs,
      of: inputs.compactMap(\.self))
  }

  /// Nil if nothing is recorded. `onCut` is told what is left out, `onFailure` what goes wrong.
  @MainActor
  func recorder(
    _ backdrop: @escaping () -> Backdrop, onCut: @escaping (String) -> Void,
    onFailure: @escaping (String) -> Void
  ) -> (any ScreenRecorder)? {
    guard let recording else { return nil }
    Log.add(LogText.written(recording))
    guard recordsPicture else { return CastRecorder(recording, onFailure: onFailure) }
    return PictureRecorder(
      recording, poster: poster, backdrop, onCut: onCut, onFailure: onFailure)
  }
}
