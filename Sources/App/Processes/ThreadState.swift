import Glibc

/// What a thread of this program does, as the system sees it.
struct ThreadState: Equatable {
  enum Activity {
    case asleep, working
    /// It would work if the disk, or a page of memory, were there.
    case waitingForDisk
  }

  let activity: Activity
  /// How much processor time it has had.
  let worked: Duration

  init(_ activity: Activity, worked: Duration) {
    (self.activity, self.worked) = (activity, worked)
  }

  /// Nil if there is no such thread, or the system does not tell.
  init?(of thread: String) {
    guard let text = try? Files.read("\(Self.folder)/\(thread)/stat", limit: 4096) else {
      return nil
    }
    self.init(stat: String(decoding: text, as: UTF8.self))
  }

  /// From a line of `/proc/PID/task/TID/stat`. Its fields are behind the name, which is in brackets and
  /// may have some itself.
  init?(stat: String) {
    guard let name = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[name...].split(separator: " ").dropFirst()
    guard fields.count > 13, let state = fields.first,
      let user = Int(fields[fields.startIndex + 11]),
      let system = Int(fields[fields.startIndex + 12])
    else { return nil }
    activity =
      switch state {
      case "R": .working
      case "D": .waitingForDisk
      default: .asleep
      }
    worked = .seconds(1) * (user + system) / sysconf(Int32(_SC_CLK_TCK))
  }

  static let folder = "/proc/self/task"

  /// The main thread's is the process's number.
  static var main: ThreadState? { ThreadState(of: "\(getpid())") }
}
