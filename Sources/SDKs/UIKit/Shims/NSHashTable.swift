/// A set of objects, held weakly on request. Equal objects are one, as in ``NSMapTable``.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let table: NSMapTable<ObjectType, ObjectType>

  private init(_ table: NSMapTable<ObjectType, ObjectType>) {
    self.table = table
    super.init()
  }

  /// Does not hold its objects.
  public class func weakObjects() -> NSHashTable { .init(.weakToWeakObjects()) }

  /// The objects that still exist, in the order in which they were added.
  public var allObjects: [ObjectType] { table.keys }
  /// Any of them; nil if there is none.
  public var anyObject: ObjectType? { table.keys.first }
  /// How many there are.
  public var count: Int { table.count }

  /// Adds an object; nil does nothing, and neither does one that is in the set.
  public func add(_ object: ObjectType?) {
    guard !contains(object) else { return }
    table.setObject(object, forKey: object)
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

  /// Takes all out.
  public func removeAllObjects() { table.removeAllObjects() }

  /// Whether an object is in the set.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object of the set that is equal to this one.
  public func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }
}
