import Dispatch

/// The names that queues have.
enum QueueName {
  /// The caller's queue; nil on a thread that has none, or one without a name.
  static var current: String? {
    guard let label = label(nil) else { return nil }
    let name = String(cString: label)
    return name.isEmpty ? nil : name
  }
}

/// Dispatch's function, which its overlay has only for a queue that one holds: without a queue, that of
/// the caller.
@_silgen_name("dispatch_queue_get_label")
private func label(_ queue: OpaquePointer?) -> UnsafePointer<CChar>?
