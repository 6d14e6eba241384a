import Glibc
import Verifying

/// A socket of which both ends are on this machine: there is no address for any other. Nothing waits longer
/// than until a deadline.
final class LoopbackSocket: Sendable {
  private let file: Int32

  private init(file: Int32) { self.file = file }

  deinit { close(file) }

  private init?(for address: LoopbackAddress) {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    file = socket(address.host == .four ? AF_INET : AF_INET6, Int32(kind), 0)
    guard file >= 0 else { return nil }
  }

  // MARK: Asking

  static func connected(
    to address: LoopbackAddress, before deadline: Deadline
  ) throws(VerificationTrouble) -> LoopbackSocket {
    guard let made = LoopbackSocket(for: address) else { throw .noConnection(Files.reason) }
    let result = address.withSocketAddress { connect(made.file, $0, $1) }
    if result != 0 {
      guard errno == EINPROGRESS else { throw .noConnection(Files.reason) }
      try made.wait(for: POLLOUT, before: deadline)
      var (failure, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      getsockopt(made.file, SOL_SOCKET, SO_ERROR, &failure, &size)
      guard failure == 0 else { throw .noConnection(String(cString: strerror(failure))) }
    }
    return made
  }

  // MARK: Listening

  /// With port 0 the system chooses one.
  static func listening(
    at address: LoopbackAddress
  ) throws(VerificationTrouble) -> LoopbackSocket {
    guard let made = LoopbackSocket(for: address) else { throw .cannotListen(Files.reason) }
    var isReused: Int32 = 1
    setsockopt(
      made.file, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    guard address.withSocketAddress({ bind(made.file, $0, $1) }) == 0, listen(made.file, 16) == 0
    else { throw .cannotListen(Files.reason) }
    return made
  }

  /// The port that it has.
  var port: UInt16 {
    // Of both kinds of address the port is at the same place.
    var (address, size) = (sockaddr_in6(), socklen_t(MemoryLayout<sockaddr_in6>.size))
    _ = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(file, $0.baseAddress, &size) }
    }
    return UInt16(bigEndian: address.sin6_port)
  }

  /// The next one who connects; nil if they are gone already.
  func accepted() -> LoopbackSocket? {
    var event = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&event, 1, -1)
    let new = accept(file, nil, nil)
    guard new >= 0 else { return nil }
    _ = fcntl(new, F_SETFD, FD_CLOEXEC)
    _ = fcntl(new, F_SETFL, O_NONBLOCK)
    return LoopbackSocket(file: new)
  }

  // MARK: Both

  func send(_ bytes: [UInt8], before deadline: Deadline) throws(VerificationTrouble) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try waitAgain(for: POLLOUT, before: deadline)
      }
    }
  }

  /// All that comes until it is whole, or until the other side ends.
  func receive(
    atMost limit: Int, before deadline: Deadline, isWhole: ([UInt8]) -> Bool
  ) throws(VerificationTrouble) -> [UInt8] {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while !isWhole(bytes) {
      let count = part.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
      if count == 0 { break }
      if count < 0 {
        try waitAgain(for: POLLIN, before: deadline)
        continue
      }
      bytes += part.prefix(count)
      guard bytes.count <= limit else { throw .tooLong(bytes: limit) }
      guard deadline.rest > .zero else { throw .noAnswer(within: deadline.limit) }
    }
    return bytes
  }

  private func waitAgain(for event: Int32, before deadline: Deadline) throws(VerificationTrouble) {
    guard errno == EAGAIN || errno == EINTR else { throw .closed }
    try wait(for: event, before: deadline)
  }

  private func wait(for event: Int32, before deadline: Deadline) throws(VerificationTrouble) {
    var event = pollfd(fd: file, events: Int16(event), revents: 0)
    while true {
      let milliseconds = Int32(clamping: Int((deadline.rest / .milliseconds(1)).rounded(.up)))
      guard milliseconds > 0 else { throw .noAnswer(within: deadline.limit) }
      if poll(&event, 1, milliseconds) > 0 { return }
    }
  }
}

/// The end of a time that began when this was made.
struct Deadline {
  let limit: Duration
  private let end: SuspendingClock.Instant

  init(_ limit: Duration) {
    self.limit = limit
    end = .now + limit
  }

  var rest: Duration { SuspendingClock.now.duration(to: end) }
}

extension LoopbackAddress {
  fileprivate func withSocketAddress(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    switch host {
    case .four:
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
      return Self.rebound(&address, body)
    case .six:
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      inet_pton(AF_INET6, "::1", &address.sin6_addr)
      return Self.rebound(&address, body)
    }
  }

  private static func rebound<Address>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }
}
