/// An integer, as Objective-C spells it.
public typealias NSInteger = Int
