import UIKit

/// Goes over queues and tasks as adapters do; each way says its name. Returns the names.
package func hopEveryWay(_ tell: @escaping @Sendable (String) -> Void) -> [String] {
  let ways = [blocks, methods, options, groups, workItems, timers, tasks, throughOthers]
  return ways.flatMap { $0(Teller(tell: tell)) }
}

/// Says a word, in a method of its own.
private final class Teller: Sendable {
  let tell: @Sendable (String) -> Void
  let word: String

  init(_ word: String = "", tell: @escaping @Sendable (String) -> Void) {
    (self.word, self.tell) = (word, tell)
  }

  func callAsFunction(_ word: String) { tell(word) }
  func tellWord() { tell(word) }
  @MainActor func tellOnMain(_ word: String) { tell(word) }
  func method(_ word: String) -> Teller { Teller(word, tell: tell) }
}

private let queue = DispatchQueue(label: "a stranger's", attributes: .concurrent)

private func blocks(_ tell: Teller) -> [String] {
  DispatchQueue.main.async { tell("main") }
  DispatchQueue.main.async(execute: { tell("execute") })
  DispatchQueue.main.async { @MainActor in tell.tellOnMain("main's closure") }
  queue.async { tell("queue") }
  DispatchQueue.global(qos: .utility).async { queue.sync { tell("global") } }
  return ["main", "execute", "main's closure", "queue", "global"]
}

private func methods(_ tell: Teller) -> [String] {
  DispatchQueue.main.async(execute: tell.method("method").tellWord)
  queue.async(execute: tell.method("method on queue").tellWord)
  queue.async(qos: .background, execute: tell.method("method with qos").tellWord)
  return ["method", "method on queue", "method with qos"]
}

private func options(_ tell: Teller) -> [String] {
  DispatchQueue.main.async(qos: .userInitiated) { tell("main with qos") }
  queue.async(qos: .background) { tell("queue with qos") }
  queue.async(flags: .barrier) { tell("barrier") }
  queue.async(qos: .utility, flags: .barrier) { tell("barrier with qos") }
  return ["main with qos", "queue with qos", "barrier", "barrier with qos"]
}

private func groups(_ tell: Teller) -> [String] {
  let group = DispatchGroup()
  queue.async(group: group) { tell("group") }
  queue.async(group: group, qos: .utility) { tell("group with qos") }
  queue.async(group: group, qos: .utility, flags: []) { tell("group with all") }
  DispatchQueue.main.async(group: group) { tell("group on main") }
  group.notify(queue: .main) { tell("group is done") }
  return ["group", "group with qos", "group with all", "group on main", "group is done"]
}

private func workItems(_ tell: Teller) -> [String] {
  DispatchQueue.main.async(execute: DispatchWorkItem { tell("item on main") })
  queue.async(execute: DispatchWorkItem(qos: .utility) { tell("item with qos") })
  queue.async(execute: DispatchWorkItem(flags: .barrier) { tell("item with flags") })
  let item = DispatchWorkItem(block: tell.method("item").tellWord)
  item.notify(queue: .main) { tell("item is done") }
  queue.async(group: DispatchGroup(), execute: item)
  // A work item has the real clock.
  DispatchQueue.main.asyncAfter(
    deadline: .now() + 0.001, execute: DispatchWorkItem { tell("late item") })
  return ["item on main", "item with qos", "item with flags", "item", "item is done", "late item"]
}

private func timers(_ tell: Teller) -> [String] {
  queue.async { DispatchQueue.main.asyncAfter(deadline: .now()) { tell("timer") } }
  queue.asyncAfter(deadline: .now()) { tell("queue's timer") }
  DispatchQueue.main.asyncAfter(deadline: .now(), execute: tell.method("timer's method").tellWord)
  DispatchQueue.main.asyncAfter(deadline: .now()) { @MainActor in tell.tellOnMain("main's timer") }
  queue.asyncAfter(deadline: .now(), qos: .utility) { tell("timer with qos") }
  queue.asyncAfter(deadline: .now(), flags: .barrier) { tell("timer with flags") }
  return [
    "timer", "queue's timer", "timer's method", "main's timer", "timer with qos",
    "timer with flags",
  ]
}

private func tasks(_ tell: Teller) -> [String] {
  Task { tell("task") }
  Task { @MainActor in tell.tellOnMain("main actor's task") }
  queue.async { Task { @MainActor in tell("main's task") } }
  Task { await MainActor.run { tell("main actor's run") } }
  Task {
    async let word: Void = tell("async let")
    await word
    await withTaskGroup { $0.addTask { tell("task group") } }
    await withCheckedContinuation { next in Thread.detachNewThread { next.resume() } }
    tell("continuation")
  }
  return [
    "task", "main actor's task", "main's task", "main actor's run", "async let", "task group",
    "continuation",
  ]
}

private func throughOthers(_ tell: Teller) -> [String] {
  queue.async { DispatchQueue.main.async { tell("there and back") } }
  DispatchQueue.global().async { DispatchQueue.main.async { tell("global and back") } }
  Task { DispatchQueue.main.async { tell("task and back") } }
  DispatchQueue.main.async { queue.async { Task { tell("three hops") } } }
  return ["there and back", "global and back", "task and back", "three hops"]
}

/// Goes where nobody knows why; each way says its name. Returns the names.
package func hopWithoutReasons(_ tell: @escaping @Sendable (String) -> Void) -> [String] {
  Task.detached { tell("detached") }
  Thread.detachNewThread { tell("thread") }
  OperationQueue().addOperation { tell("operation") }
  OperationQueue.main.addOperation { tell("main's operation") }
  queue.async { DispatchQueue.main.sync { tell("sync of main") } }
  return ["detached", "thread", "operation", "main's operation", "sync of main"]
}

/// Views are main's, and so is a block of its queue.
package func retitle(_ label: UILabel, _ done: @escaping () -> Void) {
  DispatchQueue.main.async {
    label.text = "retitled"
    done()
  }
}
