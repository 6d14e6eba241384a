/// Where a new package finds the playground.
package enum PlaygroundSource: Equatable {
  /// A checkout, by its path from the new package or from the top.
  case folder(String)
  /// A repository, whose main branch is used.
  case repository(String)

  /// The name under which the package's targets know it.
  var package: String {
    switch self {
    case .folder: "adplay"
    case .repository(let address):
      String((address.split(separator: "/").last ?? "adplay").replacing(/\.git$/, with: ""))
    }
  }

  /// The dependency as it stands in a manifest.
  var manifest: String {
    switch self {
    case .folder(let path): #".package(name: "adplay", path: "\#(Self.quoted(path))")"#
    case .repository(let address): #".package(url: "\#(Self.quoted(address))", branch: "main")"#
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
