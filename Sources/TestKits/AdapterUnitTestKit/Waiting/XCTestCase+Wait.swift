import XCTest

extension XCTestCase {
  /// Waits for the expectations as long as the kit waits for an adapter: on Linux XCTest wants to be
  /// told how long.
  public func wait(
    for expectations: [XCTestExpectation], file: StaticString = #filePath, line: UInt = #line
  ) {
    wait(for: expectations, timeout: AUTKExpectationTimeout, file: file, line: Int(line))
  }
}
