import Languages
package import Simulation

extension Fields.Value {
  package var text: String {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .bool(let flag): flag ? localized("yes") : localized("no")
    case .null: localized("none")
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .fields(let fields):
      fields.all.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ")
    }
  }
}
