import Glibc

/// Finds libraries of the system by name. None is linked: the program starts without them, and
/// opens one when the first picture is named.
package struct SystemLibrary: Sendable {
  private let find: @Sendable (String) -> UnsafeMutableRawPointer?

  /// The system's own loader.
  package static let loader = SystemLibrary { open($0) }

  package static func open(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen(name, RTLD_NOW | RTLD_LOCAL)
  }

  /// Another loader, for tests.
  package init(_ find: @escaping @Sendable (String) -> UnsafeMutableRawPointer?) {
    self.find = find
  }

  /// A library stays open, so that asking again costs next to nothing.
  func functions(of name: String) throws(PictureTrouble) -> Functions {
    guard let handle = find(name) else { throw .noLibrary }
    return Functions(handle: handle)
  }

  struct Functions {
    fileprivate let handle: UnsafeMutableRawPointer

    /// A C function; its type is the caller's to know.
    func named<Function>(_ name: String, _: Function.Type) throws(PictureTrouble) -> Function {
      guard let address = dlsym(handle, name) else { throw .noLibrary }
      return unsafeBitCast(address, to: Function.self)
    }
  }
}
