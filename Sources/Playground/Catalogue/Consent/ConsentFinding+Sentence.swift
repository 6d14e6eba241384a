package import Consent

extension ConsentFinding {
  package var sentence: String { "character \(character): \(text)" }

  package var text: String {
    switch problem {
    case .value(let field, let index, let value):
      "\(field.rawValue)\(index.map { " \($0)" } ?? "") can't be \(value)"
    case .bitsLeftOver: "bits behind the last field are set"
    case .reversedRange(let field, let first, let last):
      "\(field.rawValue) has a range from \(first) to \(last); it was left out"
    case .beyondMaximum(let field, let id, let maximum):
      "\(field.rawValue) has \(id), but its highest is \(maximum)"
    case .repeatedID(let field, let id): "\(field.rawValue) has \(id) twice"
    case .otherAlphabet: "+ and / are written - and _"
    case .unknownSegment(let type): "a segment of type \(type), which is not known, was left out"
    case .repeatedSegment(let name): "a second segment \(name.rawValue)"
    case .droppedSegment: "allowed vendors are no longer part of TCF"
    case .missingDisclosedVendors:
      "disclosed vendors are missing; TCF 2.3 requires them since 2026-03-01"
    case .noDisclosedVendorsYet:
      "no disclosed vendors; strings made before 2026-03-01 are valid without"
    case .notServiceSpecific: "IsServiceSpecific is 0; strings for all services are no longer valid"
    case .legitimateInterest(let purposes, let isValid): Self.interests(purposes, isValid)
    case .notWholeDay(let field): "\(field.rawValue) is not a whole day, as TCF 2.2 requires"
    case .datesDiffer: "LastUpdated differs from Created; since TCF 2.2 both are the same"
    case .updatedBeforeCreated: "LastUpdated is before Created"
    case .unregisteredCMP(let id): "CmpId \(id) is that of no registered consent manager"
    case .unknownVersion(let version): "version \(version) is not known; read as version 1"
    case .decidedByLength(let version, let fields):
      "the version is \(version), but the length is that of \(fields) sensitive fields, which decides"
    case .lowercase: "letters are upper case"
    case .sectionsMissing(let ids): Self.missing(ids)
    case .listedTwice(let id): "provider \(id) is both consented and only disclosed"
    }
  }

  private static func interests(_ purposes: [Int], _ isValid: Bool) -> String {
    let list = purposes.map(String.init).joined(separator: ", ")
    let start = purposes.count == 1 ? "purpose \(list)" : "purposes \(list)"
    guard purposes != [1] else { return "purpose 1 can't rest on a legitimate interest" }
    return isValid
      ? "\(start) rest on a legitimate interest; since TCF 2.2 they can't"
      : "\(start) can't rest on a legitimate interest since TCF 2.2"
  }

  private static func missing(_ ids: [Int]) -> String {
    let names = ids.prefix(30).map { GPPSectionID(rawValue: $0)?.prefix ?? "\($0)" }
    return "a header alone: no section follows of \(names.joined(separator: ", "))"
  }
}
