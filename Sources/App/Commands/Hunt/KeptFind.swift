import Catalogue
import Hunting
import JSON
import Scenarios

/// A find that an earlier hunt has written, or somebody since.
struct KeptFind {
  let path: String
  let cause: HuntFind.Cause
  /// Its scenario without what it expects.
  let tree: JSONTree
  /// The line of its last step.
  let line: Int?

  init(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    let scenario: Scenario
    var tree: JSONTree
    do {
      scenario = try Scenario(reading: bytes)
      tree = JSONTree(try JSONReader.read(bytes))
    } catch { throw .badFile(path: path, error) }
    guard let cause = Self.cause(path, scenario) else { throw .noCause(of: path) }
    tree["script"] = .array((tree["script"]?.elements ?? []).filter { $0["expect"] == nil })
    (self.path, self.cause, self.tree) = (path, cause, tree)
    line = scenario.script.last?.line
  }

  /// The cause that the file shows: the finding it expects, otherwise the one in its name.
  /// A file may be called anything, and what an adapter does to the program cannot be expected.
  private static func cause(_ path: String, _ scenario: Scenario) -> HuntFind.Cause? {
    let name = HuntFind.Cause(known: FileName.stem(path).replacing(/-\d+$/, with: ""))
    let expected = scenario.script.flatMap { step -> [String] in
      guard case .expect(let expectation) = step.step else { return [] }
      return expectation.findings ?? []
    }
    if let name, expected.isEmpty || expected.contains(name.word) { return name }
    return expected.first.map(HuntFind.Cause.rule)
  }
}
