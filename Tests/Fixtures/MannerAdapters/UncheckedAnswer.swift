/// Handlers of the SDK are not marked as sendable, and adapters send them to queues all the same.
struct UncheckedAnswer: @unchecked Sendable {
  let call: () -> Void

  init(_ call: @escaping () -> Void) { self.call = call }
}
