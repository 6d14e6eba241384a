import Foundation

// On a phone every object can be written with %@; Foundation has it here for texts alone.

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The number as a text, which is written in its place.
  public var _cVarArgObject: any CVarArg { NSString(string: stringValue) }
  /// Empty: the text is written.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The error's description, which is written in its place.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Empty: the text is written.
  public var _cVarArgEncoding: [Int] { [] }
}
