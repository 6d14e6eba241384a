import Glibc

enum Memory {
  /// The most that this process ever took, in MiB.
  static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  }

  /// The memory that this process holds after giving back all it can, in MiB. The peak says less: one
  /// long journal lifts it for good.
  static var held: Int {
    giveBack()
    guard let file = fopen("/proc/self/statm", "r") else { return peak }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return peak }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return ((pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))) >> 20
  }

  /// Glibc's module does not have `malloc_trim`.
  private static func giveBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
