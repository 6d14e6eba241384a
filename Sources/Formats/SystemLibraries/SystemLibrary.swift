import Glibc

/// Finds libraries of the system by name. None is linked: the program starts without them, and
/// opens one when it is needed for the first time.
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

  /// Nil without the library. It stays open, so that asking again costs next to nothing.
  package func functions(of name: String) -> Functions? {
    find(name).map(Functions.init)
  }

  package struct Functions {
    fileprivate let handle: UnsafeMutableRawPointer

    /// A C function, or nil if the library has none of this name; its type is the caller's to know.
    package func named<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
  }
}
