/// The name of an object's class as its source has it. An optimised program adds to a private one's where it is
/// declared, and a journal is the same in every build.
func className(of object: AnyObject) -> String {
  let name = "\(type(of: object))"
  guard name.hasPrefix("("), let end = name.firstRange(of: " in ")?.lowerBound else { return name }
  return String(name[name.index(after: name.startIndex)..<end])
}
