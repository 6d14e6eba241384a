import Catalogue
import JSON
import Scenarios

/// Brands by path.
enum BrandFile {
  static func read(_ path: String) throws(Failure) -> Brand {
    let bytes = try Files.read(path)
    do { return try Brand(reading: bytes) } catch { throw .badFile(path: path, error) }
  }
}
