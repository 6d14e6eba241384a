import Dispatch
import Simulation
import Synchronization
import Testing

/// The singletons of a world, which adapters and their tests ask for from any thread.
struct SingletonTests {
  @Test func `a singleton that many threads ask for at once is made once`() {
    nonisolated(unsafe) let world = World(seed: 1)
    let seen = Seen()
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      seen.add(world.instance { Slow() })
    }
    #expect(seen.count == 1)
  }

  @Test func `a singleton may need another one`() {
    let world = World(seed: 1)
    let user = world.instance { User(world.instance { Slow() }) }
    #expect(user.needed === world.instance { Slow() })
  }

  @Test func `the first world that many threads ask for at once is one`() async {
    await #expect(processExitsWith: .success) {
      let seen = Seen()
      DispatchQueue.concurrentPerform(iterations: 16) { _ in seen.add(World.current) }
      #expect(seen.count == 1)
    }
  }

  /// Takes long enough to make that others ask meanwhile.
  private final class Slow {
    let digits = (0..<20_000).map(String.init).joined()
  }

  private final class User {
    let needed: Slow

    init(_ needed: Slow) { self.needed = needed }
  }
}

/// Objects from any thread, each once.
private final class Seen: Sendable {
  private let names = Mutex<Set<ObjectIdentifier>>([])

  func add(_ object: AnyObject) {
    names.withLock { _ = $0.insert(ObjectIdentifier(object)) }
  }

  var count: Int { names.withLock { $0.count } }
}
