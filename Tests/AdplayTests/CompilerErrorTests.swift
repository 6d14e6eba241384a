import Authoring
import Testing

/// What a compiler says, read from its output.
struct CompilerErrorTests {
  @Test func `errors are read once each, with their places`() {
    let errors = CompilerError.all(
      in: """
        [1/3] Compiling HouseAdapter A.swift
        /p/House/Sources/HouseAdapter/A.swift:3:9: error: cannot find 'X' in scope
         3 | let a = X()
           |         `- error: cannot find 'X' in scope
        /p/House/Sources/HouseAdapter/A.swift:3:9: error: cannot find 'X' in scope
        /p/House/Sources/HouseAdapter/A.swift:4:1: warning: 'a' was never used
        error: emit-module command failed with exit code 1
        """)
    #expect(errors.map(\.text) == ["HouseAdapter/A.swift:3:9: cannot find 'X' in scope"])
  }
}
