import ContextProtocol
import JSON
import Observing

/// A call of a tool, done by a process of its own: an adapter that crashes there, or never ends, takes
/// nothing else with it.
@MainActor
final class AgentRun {
  private let child: ChildProcess
  private let form: AgentTool.Form
  private let onEnd: (ToolAnswer) -> Void
  private let onProgress: (Int, String) -> Void
  private var readings: [PipeReading] = []
  private var openEnds: Int
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var reports = ReportReader()
  private static let limit = ReadingLimits.file.bytes

  init(
    _ child: ChildProcess, _ form: AgentTool.Form,
    onProgress: @escaping (Int, String) -> Void, onEnd: @escaping (ToolAnswer) -> Void
  ) {
    (self.child, self.form, self.onEnd, self.onProgress) = (child, form, onEnd, onProgress)
    openEnds = child.ends.count
    let takers: [(ArraySlice<UInt8>) -> Void] = [
      { [weak self] in self?.output += $0 }, { [weak self] in self?.errors += $0 },
      { [weak self] in self?.report($0) },
    ]
    readings = zip(child.ends, takers).map { end, take in
      PipeReading(
        end,
        onBytes: { [weak self] bytes in
          take(bytes)
          self?.checkSize()
        }, onEnd: { [weak self] in self?.ended() })
    }
  }

  /// Ends it early; nothing more is heard of it.
  func stop() {
    // Before its pipes break, or it might end without those that it has started.
    child.stop()
    for reading in readings { reading.stop() }
  }

  private func checkSize() {
    guard output.count + errors.count > Self.limit else { return }
    stop()
    onEnd(.failed("the command says more than \(Self.limit >> 20) MiB"))
  }

  private func report(_ bytes: ArraySlice<UInt8>) {
    for report in reports.take(bytes) {
      switch report {
      case .played(let runs): onProgress(runs, "\(runs) runs")
      case .hunting(let runs, let perSecond, _):
        onProgress(runs, "\(runs) runs, \(perSecond) a second")
      case .counted, .found, .worker, .complained: break
      }
    }
  }

  private func ended() {
    openEnds -= 1
    guard openEnds == 0 else { return }
    onEnd(answer(at: child.wait()))
  }

  private func answer(at end: ChildProcess.End) -> ToolAnswer {
    let notes = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
    guard case .exited(let status) = end else {
      return .failed((notes + ["the command was ended by the system"]).joined(separator: "\n"))
    }
    return form.answer(output, status: Int(status), notes)
  }
}

extension ToolAnswer {
  static func failed(_ sentence: String) -> ToolAnswer {
    ToolAnswer(text: sentence.isEmpty ? "the command failed" : sentence, isError: true)
  }
}

extension AgentTool.Form {
  /// The answer in what a command has printed.
  func answer(_ output: [UInt8], status: Int, _ notes: [String]) -> ToolAnswer {
    let text = String(decoding: output, as: UTF8.self)
    if case .build(let package) = self, status != 0 {
      let said = (notes + [text]).joined(separator: "\n")
      let troubles = BuildTrouble.all(in: said, package: package)
      return .failed(troubles.map(\.line).joined(separator: "\n"))
    }
    guard status < 2 else { return .failed(notes.joined(separator: "\n")) }
    let data = JSONWriter.line { json in
      json.writeMember("exitStatus", status)
      switch self {
      case .lines:
        let lines = output.split(separator: UInt8(ascii: "\n")).map(Array.init)
        let results = lines.map { try? JSONReader.read($0, dialect: .strict) }
        json.array("results", of: results.compactMap(\.self)) { $0.write($1) }
        // Such as a report that goes to standard output.
        let others = zip(lines, results).filter { $0.1 == nil }.map(\.0)
        if !others.isEmpty {
          json.writeMember(
            "text", others.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
        }
      case .text, .build: json.writeMember("text", text)
      }
      json.array("notes", of: notes) { $0.write($1) }
    }
    return ToolAnswer(text: (notes + [text]).joined(separator: "\n"), data: data)
  }
}
