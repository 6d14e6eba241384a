import Catalogue
import JSON
import Observing
import Simulation

/// A journal of an earlier check: whose it is, and which rules were broken.
struct KeptJournal {
  struct Breach: Hashable {
    let rule: String
    let subject: String?
  }

  /// Its file's name, which is that of the scenario's file.
  let stem: String
  let title: String
  let breaches: [Breach]

  @MainActor
  init(_ file: String) throws(Failure) {
    let journal = try Journals.open(file, for: .baseline)
    var found: [Breach] = []
    do throws(JSONError) {
      for entry in try journal.entries() {
        guard case .finding(let rule, _, _) = entry.kind else { continue }
        found.append(Breach(rule: rule, subject: entry.ad))
      }
    } catch { throw .badFile(path: file, error) }
    // Of two scenarios with one name, the second journal has a number.
    stem = FileName.stem(file).replacing(/-\d+$/, with: "")
    (title, breaches) = (journal.header.title, found)
  }
}
