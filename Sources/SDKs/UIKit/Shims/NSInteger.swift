/// An integer, as Objective-C spells it.
public typealias NSInteger = Int

/// An integer that is not negative, as Objective-C spells it; Swift sees it as `Int`, too.
public typealias NSUInteger = Int
