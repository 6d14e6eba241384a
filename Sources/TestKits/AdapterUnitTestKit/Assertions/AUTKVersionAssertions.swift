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

/// It is a failure if the adapter needs more than 5 ms to tell its version when it is asked first.
public func AUTKTestAdapterVersionLatency(
  _ adapterClass: any MediationAdapter.Type, file: StaticString = #filePath, line: UInt = #line
) {
  expectQuick("adapterVersion()", file, line) { _ = adapterClass.adapterVersion() }
}

/// It is a failure if the adapter needs more than 5 ms to tell its SDK's version when it is asked
/// first.
public func AUTKTestAdSDKVersionLatency(
  _ adapterClass: any MediationAdapter.Type, file: StaticString = #filePath, line: UInt = #line
) {
  expectQuick("adSDKVersion()", file, line) { _ = adapterClass.adSDKVersion() }
}

private func expectQuick(
  _ name: String, _ file: StaticString, _ line: UInt, _ body: () -> Void
) {
  let taken = milliseconds(of: body)
  guard taken > 5 else { return }
  TestFailure.report("\(name) takes \(Int(taken.rounded(.up))) ms; it may take 5 ms", file, line)
}

/// How long it takes, without the time in which the machine did something else.
private func milliseconds(of body: () -> Void) -> Double {
  let waited = nanosecondsWaitedForProcessor()
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  let passed = Int(DispatchTime.now().uptimeNanoseconds - start)
  return Double(passed - (nanosecondsWaitedForProcessor() - waited)) / 1_000_000
}

/// How long this thread was ready to run and had to wait; 0 where the system does not say.
private func nanosecondsWaitedForProcessor() -> Int {
  let numbers = try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)
  let parts = (numbers ?? "").split(whereSeparator: \.isWhitespace)
  return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
}
