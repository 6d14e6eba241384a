import Catalogue
import JSON
import Verifying

/// The report on a server: as a table, or as a line of JSON.
enum VerifyReport {
  static func text(_ results: [VerificationResult], _ url: LoopbackURL) -> String {
    let width = results.map { VerificationText.title($0.request).count }.max() ?? 0
    let rows = results.flatMap { result in
      let title = VerificationText.title(result.request)
      let gap = String(repeating: " ", count: width - title.count)
      let row = "\(title)\(gap)  \(VerificationText.outcome(result))"
      return [row] + VerificationText.advice(result).map { "  \($0)" }
    }
    return ([url.text] + rows + ["", VerificationText.verdict(results)]).joined(separator: "\n")
      + "\n"
  }

  static func json(_ results: [VerificationResult], _ url: LoopbackURL) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("url", url.text)
      json.array("requests", of: results) { $0.write($1) }
      json.array("letIn", of: results.filter { $0.outcome == .letIn }) { $0.write($1.request.word) }
      json.writeMember("isGood", results.allSatisfy(\.isGood))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ result: VerificationResult) {
    object { json in
      json.writeMember("request", result.request.word)
      json.writeMember("outcome", result.outcome.rawValue)
      json.array("answers", of: result.answers) { json, answer in
        json.object { json in
          switch answer {
          case .success(let answer): json.writeMember("status", answer.status)
          case .failure(let trouble): json.writeMember("trouble", trouble.sentence)
          }
        }
      }
    }
  }
}
