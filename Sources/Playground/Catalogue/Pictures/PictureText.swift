package import Pictures

extension PictureTrouble {
  /// Why an ad shows its motif and not the picture in the file.
  package func sentence(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch self {
    case .unreadable(let reason): "\(name): \(reason); the ad shows its motif."
    case .noRegularFile: "\(name) is not a regular file; the ad shows its motif."
    case .fileTooLarge(let mebibytes):
      "\(name) is larger than \(mebibytes) MiB; the ad shows its motif."
    case .neitherPNGNorJPEG: "\(name) is neither PNG nor JPEG; the ad shows its motif."
    case .tooManyPixels(let width, let height, let limit):
      "\(name) has \(width)×\(height) pixels, over \(limit / 1_000_000) million; the ad shows its motif."
    case .noLibrary: "Pictures need libpng16-16 and libturbojpeg0; the ad shows its motif."
    case .damaged: "\(name) is damaged; the ad shows its motif."
    }
  }
}
