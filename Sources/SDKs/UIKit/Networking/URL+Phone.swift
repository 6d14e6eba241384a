extension URL {
  /// The address as it reads on a phone. A relative file path is resolved against the working
  /// directory, which is the root on a phone; the one on this machine must not show there.
  package var onPhone: String {
    guard isFileURL, baseURL != nil else { return absoluteString }
    let root = URL(fileURLWithPath: "/")
    return URL(string: relativeString, relativeTo: root)?.absoluteString ?? root.absoluteString
  }
}
