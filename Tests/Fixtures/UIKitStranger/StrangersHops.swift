import UIKit

/// Goes over queues and tasks as adapters do; each way says its name.
package func hopEveryWay(_ tell: @escaping @Sendable (String) -> Void) {
  let queue = DispatchQueue(label: "a stranger's")
  let group = DispatchGroup()
  DispatchQueue.main.async { tell("main") }
  DispatchQueue.main.async(execute: { tell("execute") })
  queue.async { tell("queue") }
  queue.async { DispatchQueue.main.async { tell("there and back") } }
  DispatchQueue.global(qos: .utility).async { queue.sync { tell("global") } }
  queue.async { DispatchQueue.main.asyncAfter(deadline: .now()) { tell("timer") } }
  Task { tell("task") }
  queue.async { Task { @MainActor in tell("main's task") } }
  group.enter()
  group.notify(queue: .main) { tell("group") }
  queue.async { group.leave() }
}

/// Views are main's, and so is a block of its queue.
package func retitle(_ label: UILabel, _ done: @escaping () -> Void) {
  DispatchQueue.main.async {
    label.text = "retitled"
    done()
  }
}
