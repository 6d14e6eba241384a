// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the kit that published suites are written for.

/// It is a failure if the versions differ.
public func AUTKAssertEqualVersion(
  _ version1: VersionNumber, _ version2: VersionNumber, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard version1 != version2 else { return }
  TestFailure.report(
    "version \(string(for: version1)) is not \(string(for: version2))", file, line)
}

/// It is a failure if the adapter needs more than 5 ms to tell its version, three times in a row.
public func AUTKTestAdapterVersionLatency(
  _ adapterClass: any MediationAdapter.Type, file: StaticString = #filePath, line: UInt = #line
) {
  expectQuick("adapterVersion()", file, line) { _ = adapterClass.adapterVersion() }
}

/// It is a failure if the adapter needs more than 5 ms to tell its SDK's version, three times in a
/// row.
public func AUTKTestAdSDKVersionLatency(
  _ adapterClass: any MediationAdapter.Type, file: StaticString = #filePath, line: UInt = #line
) {
  expectQuick("adSDKVersion()", file, line) { _ = adapterClass.adSDKVersion() }
}

/// One slow call proves nothing: the machine may have done something else meanwhile.
private func expectQuick(
  _ name: String, _ file: StaticString, _ line: UInt, _ body: () -> Void
) {
  let limit = 5.0
  let fastest = (0..<3).map { _ in milliseconds(of: body) }.min() ?? 0
  guard fastest > limit else { return }
  TestFailure.report("\(name) takes \(Int(fastest)) ms; it may take 5 ms", file, line)
}

private func milliseconds(of body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
}
