extension URL {
  /// The address as it reads on a phone. A relative path of a file is resolved against the working
  /// directory, which on a phone is the root; that of this machine is nobody's business there.
  package var onPhone: String {
    guard isFileURL, baseURL != nil else { return absoluteString }
    let root = URL(fileURLWithPath: "/")
    return URL(string: relativeString, relativeTo: root)?.absoluteString ?? root.absoluteString
  }
}
