/// Makes an object of a class that is only known by its name, as Objective-C's `alloc` and `init` do.
///
/// Swift lets a class that is known at run time only be made by an initialiser that is `required`, and
/// custom events were written with a plain `init()` or with none. Every class below `NSObject` has that
/// initialiser at the same place of its table of methods, where this class has it, too: so the call goes
/// through the table of the class it is given. The class is open so that the compiler cannot know better.
open class Newborn: NSObject {
  /// Only the place of this initialiser matters.
  public required override init() {
    super.init()
  }

  /// A new object of this class.
  static func make(_ type: NSObject.Type) -> any NSObjectProtocol {
    let object: NSObject = unsafeBitCast(type, to: Newborn.Type.self).init()
    return object
  }
}
