import Languages
package import Pictures

extension PictureTrouble {
  /// Why an ad shows its motif and not the picture in the file.
  package func sentence(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch self {
    case .unreadable(let reason): localized("\(name): \(reason); the ad shows its motif.")
    case .noRegularFile: localized("\(name) is not a regular file; the ad shows its motif.")
    case .fileTooLarge(let mebibytes):
      localized("\(name) is larger than \(mebibytes) MiB; the ad shows its motif.")
    case .neitherPNGNorJPEG: localized("\(name) is neither PNG nor JPEG; the ad shows its motif.")
    case .tooManyPixels(let width, let height, let limit):
      localized(
        "\(name) has \(width)×\(height) pixels, over \(limit / 1_000_000) million; the ad shows its motif."
      )
    case .noLibrary:
      localized("Pictures need libpng16-16 and libturbojpeg0; the ad shows its motif.")
    case .damaged: localized("\(name) is damaged; the ad shows its motif.")
    }
  }
}
