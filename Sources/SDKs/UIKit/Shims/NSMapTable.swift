/// A table of objects by objects, held weakly on request. Keys are compared by identity.
///
/// Entries whose key or value is gone are dropped when the table is next looked at.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var weakKey: KeyType?
    weak var weakObject: ObjectType?
    // Only set if it is to be held strongly.
    let key: KeyType?
    let object: ObjectType?
  }

  private let holdsKeys: Bool
  private let holdsObjects: Bool
  private var slots: [ObjectIdentifier: Slot] = [:]
  private var order: [ObjectIdentifier] = []

  private init(holdsKeys: Bool, holdsObjects: Bool) {
    self.holdsKeys = holdsKeys
    self.holdsObjects = holdsObjects
    super.init()
  }

  /// Holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable {
    .init(holdsKeys: true, holdsObjects: true)
  }
  /// Holds only the keys.
  public class func strongToWeakObjects() -> NSMapTable {
    .init(holdsKeys: true, holdsObjects: false)
  }
  /// Holds only the values.
  public class func weakToStrongObjects() -> NSMapTable {
    .init(holdsKeys: false, holdsObjects: true)
  }
  /// Holds neither.
  public class func weakToWeakObjects() -> NSMapTable {
    .init(holdsKeys: false, holdsObjects: false)
  }

  /// The object for the key.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    purge()
    return slots[ObjectIdentifier(key)]?.weakObject
  }

  /// Sets the object for the key; nil does nothing.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let object else { return }
    let id = ObjectIdentifier(key)
    order.append(id)
    slots[id] = Slot(
      weakKey: key, weakObject: object, key: holdsKeys ? key : nil,
      object: holdsObjects ? object : nil)
  }

  /// Removes the object for the key.
  public func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    purge()
    let id = ObjectIdentifier(key)
    if slots.removeValue(forKey: id) != nil { order.removeAll { $0 == id } }
  }

  /// Removes all objects.
  public func removeAllObjects() {
    slots = [:]
    order = []
  }

  /// The number of entries.
  public var count: Int {
    purge()
    return order.count
  }

  /// The keys, in the order in which they were set.
  public var keys: [KeyType] {
    purge()
    return order.compactMap { slots[$0]?.weakKey }
  }

  // An address can be reused by another object, so a dead key must not be found under it.
  private func purge() {
    let dead = order.filter { slots[$0]?.weakKey == nil || slots[$0]?.weakObject == nil }
    guard !dead.isEmpty else { return }
    for id in dead { slots[id] = nil }
    order.removeAll { slots[$0] == nil }
  }
}
