import Catalogue
import JSON
import Scenarios

/// Brands by path.
enum BrandFile {
  static func read(_ path: String) throws(Failure) -> Brand {
    let bytes = try Files.read(path, .any)
    do {
      var brand = try Brand(reading: bytes)
      brand.files = FilePlaces(beside: path)
      return brand
    } catch { throw .badFile(path: path, error) }
  }
}
