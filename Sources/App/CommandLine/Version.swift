/// The program's version.
enum Version {
  static let current = "0.4.0"
}
