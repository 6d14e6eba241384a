import Foundation
import Synchronization

/// The simulated world: one timeline, named dice, one journal, and the SDKs' singletons.
///
/// The SDKs are singletons in reality, so the world they live in is ambient, and it is the only
/// ambient thing. One session at a time owns it; all of it is used from the main queue.
public final class World {
  // One world at a time, touched from the main queue only: SDK entry points called from elsewhere
  // hop there first. Neither an actor nor a lock could say this about the code of adapters, which
  // carries no isolation.
  nonisolated(unsafe) private static var present: World?
  /// Held while the first world is made, which any thread may ask for.
  private static let beginning = NSLock()

  /// The world in which everything happens. If none has been started, a fresh one with seed 1.
  public static var current: World {
    present ?? first()
  }

  private static func first() -> World {
    beginning.withLock {
      if let present { return present }
      let world = World(seed: 1)
      present = world
      return world
    }
  }

  private static let worlds = Atomic(0)
  /// Its number among all worlds of the program. It tells them apart without keeping them alive.
  package let number = worlds.wrappingAdd(1, ordering: .relaxed).newValue

  /// The seed all randomness comes from.
  public let seed: UInt64
  /// The only clock.
  public let timeline: Timeline
  /// The only record.
  public let journal: Journal

  /// Whoever moves its clock, as long as that lives.
  package weak var driver: AnyObject?

  /// The work handed to threads of outside code.
  package let outsideWork = OutsideWork()

  private var streams: [String: RandomStream] = [:]
  private var instances: [ObjectIdentifier: AnyObject] = [:]
  /// The one asked for last on main, which is often asked for again.
  private var lastInstance: (key: ObjectIdentifier, instance: AnyObject)?
  /// Unit tests of adapters ask for singletons on all threads at once. Making one may ask for others.
  private let instancesLock = NSRecursiveLock()

  /// A world that is not the current one, for testing its parts alone.
  package init(seed: UInt64) {
    self.seed = seed
    timeline = Timeline()
    journal = Journal(timeline: timeline, outsideWork: outsideWork)
    timeline.onLoop = { [unowned journal] in
      journal.note(by: .app, "stopped: 10,000 timers rang, and no time passed", violation: nil)
    }
  }

  /// Starts a new world and makes it the current one; every singleton of the previous one is gone.
  @discardableResult
  package static func begin(seed: UInt64) -> World {
    let world = World(seed: seed)
    // What is freed with the old world may still look at the current one, so that must be in place.
    let old = present
    present = world
    withExtendedLifetime(old) {}
    return world
  }

  /// Makes a world the current one again; nothing more happens in the one that was.
  package func resume() {
    let other = Self.present
    Self.present = self
    withExtendedLifetime(other) {}
  }

  /// Runs what still happens in a world that is over, so that none of it reaches the current one.
  package static func outside<Result>(_ body: () -> Result) -> Result {
    let world = present
    present = World(seed: 1)
    defer { present = world }
    return body()
  }

  /// The application's process ends: its singletons are gone with all that they keep, no timer rings any more, and
  /// nothing that this frees is heard. What is ``Lasting`` stays.
  package func endProcess() {
    Self.outside {
      timeline.dropTimers()
      instancesLock.lock()
      let old = instances
      instances = old.filter { $0.value is any Lasting }
      lastInstance = nil
      instancesLock.unlock()
      withExtendedLifetime(old) {}
    }
  }

  /// The dice of this consumer; the same name gives the same dice.
  public func stream(_ name: String) -> RandomStream {
    if let stream = streams[name] { return stream }
    let stream = RandomStream(seed: seed, name: name)
    streams[name] = stream
    return stream
  }

  /// This world's only instance of a type, made on first use: what `shared` returns.
  public func instance<Instance: AnyObject>(_ make: () -> Instance) -> Instance {
    let key = ObjectIdentifier(Instance.self)
    guard MainQueue.isCurrent else { return lockedInstance(key, make) }
    if let lastInstance, lastInstance.key == key {
      return unsafeDowncast(lastInstance.instance, to: Instance.self)
    }
    let instance = lockedInstance(key, make)
    lastInstance = (key, instance)
    return instance
  }

  private func lockedInstance<Instance: AnyObject>(
    _ key: ObjectIdentifier, _ make: () -> Instance
  ) -> Instance {
    instancesLock.lock()
    defer { instancesLock.unlock() }
    if let instance = instances[key] { return unsafeDowncast(instance, to: Instance.self) }
    let instance = make()
    instances[key] = instance
    return instance
  }

  /// Runs `action` once `delay` has passed. The journal says that the timer rang, under `message`,
  /// with the asker's cause. `name` is the party's.
  @discardableResult
  public func after(
    _ delay: Duration, _ message: String, by party: Party, name: String? = nil,
    _ action: @escaping () -> Void
  ) -> Timeline.Token {
    after(delay, message, nil, by: party.named(name), action)
  }

  /// The same for callers that say what the entry means.
  @discardableResult
  package func after(
    _ delay: Duration, _ message: String, _ sense: Sense?, by party: Party,
    _ action: @escaping () -> Void
  ) -> Timeline.Token {
    let context = journal.context
    return timeline.after(delay) { [unowned journal] in
      journal.within(context) { journal.timer(message, sense, by: party, action) }
    }
  }

  /// The same for as long as `owner` lives; after that the timer rings unheard and leaves no trace
  /// in the journal.
  @discardableResult
  public func after<Owner: AnyObject>(
    _ delay: Duration, _ message: String, by party: Party, name: String? = nil, of owner: Owner,
    _ action: @escaping (Owner) -> Void
  ) -> Timeline.Token {
    after(delay, message, nil, by: party.named(name), of: owner, action)
  }

  /// The same for callers that say what the entry means.
  @discardableResult
  package func after<Owner: AnyObject>(
    _ delay: Duration, _ message: String, _ sense: Sense?, by party: Party, of owner: Owner,
    _ action: @escaping (Owner) -> Void
  ) -> Timeline.Token {
    let context = journal.context
    return timeline.after(delay) { [unowned journal, weak owner] in
      guard let owner else { return }
      journal.within(context) { journal.timer(message, sense, by: party) { action(owner) } }
    }
  }

  /// Runs something as soon as possible, but not inside the present call: a hop of the main queue,
  /// which is not worth an entry.
  public func soon(_ action: @escaping () -> Void) {
    let context = journal.context
    timeline.after(.zero) { [unowned journal] in journal.within(context, action) }
  }
}

/// A singleton that outlives the application's process: a server, what the phone stores, or what is known of both.
package protocol Lasting: AnyObject {}
