import Catalogue
import ContextProtocol
import CursesTerminal
import Foundation
import Glibc
import JSON
import Observing

/// A server of the Model Context Protocol on standard input and output.
@MainActor
final class AgentServer {
  private var dialog: ClientDialog
  private let folder: ClosedFolder
  private let place: AgentPlace
  private var runs: [RPCID: AgentRun] = [:]
  private var lines = BoundedLines(.message)
  private var reading: PipeReading?
  private var signals: EndingSignals?
  private var isOver = false

  init(in folder: ClosedFolder, of place: AgentPlace) {
    (self.folder, self.place) = (folder, place)
    dialog = ClientDialog(
      ServerFace(
        name: "adplay", title: "adplay", version: Version.current,
        instructions: AgentText.instructions, tools: place.tools.map(\.card),
        resources: AgentResources.cards, templates: AgentResources.templates))
  }

  /// Serves until the client has left.
  func serve() {
    // Clients close the input, wait for a moment, and send a signal.
    signals = EndingSignals { [weak self] in self?.leave(whenDone: false) }
    if Files.canReadInputAgain {
      // A file has an end, and no watch can be set on it.
      take(((try? Files.readInput()) ?? [])[...])
      leave(whenDone: true)
    } else {
      reading = PipeReading(
        STDIN_FILENO, onBytes: { [weak self] in self?.take($0) },
        onEnd: { [weak self] in self?.leave(whenDone: false) })
    }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    // The rest of a line that is too long may still come.
    guard !isOver else { return }
    do throws(BoundedLines.Excess) {
      for line in try lines.take(bytes) where !line.isEmpty { obey(dialog.handle(line)) }
    } catch {
      // Where the next message begins is not known any more.
      obey(dialog.refuse(lineOver: ReadingLimits.message.line))
      leave(whenDone: false)
    }
  }

  private func obey(_ effects: [ClientDialog.Effect]) {
    for effect in effects {
      switch effect {
      case .say(let line): say(line)
      case .call(let id, let tool, let arguments): call(id, tool, arguments)
      case .read(let id, let uri):
        if let line = dialog.finish(id, read: AgentResources.read(uri)) { say(line) }
      case .stop(let id): runs.removeValue(forKey: id)?.stop()
      }
    }
  }

  private func say(_ line: [UInt8]) {
    if Console.write(line, to: STDOUT_FILENO) != nil { leave(whenDone: false) }
  }

  private func leave(whenDone: Bool) {
    if whenDone, dialog.isBusy { return leavesWhenDone = true }
    for run in runs.values { run.stop() }
    runs = [:]
    isOver = true
  }

  private var leavesWhenDone = false
}

// MARK: Calls

extension AgentServer {
  private func call(_ id: RPCID, _ name: String, _ arguments: JSONNode?) {
    guard let tool = place.tools.first(where: { $0.name == name }) else { return }
    do throws(AgentCall.Refusal) {
      let call = try AgentCall(of: tool, arguments, in: folder)
      guard let child = place.child(call, of: tool) else {
        return end(id, .failed("the system refused a new process"))
      }
      let total = call.runs
      runs[id] = AgentRun(
        child, tool.form, onProgress: { [weak self] in self?.tell(id, $0, of: total, $1) },
        onEnd: { [weak self] in self?.end(id, $0) })
    } catch { end(id, .failed(error.sentence)) }
  }

  private func tell(_ id: RPCID, _ done: Int, of total: Int?, _ message: String) {
    if let line = dialog.tell(id, done: Double(done), of: total.map(Double.init), message) {
      say(line)
    }
  }

  private func end(_ id: RPCID, _ answer: ToolAnswer) {
    runs[id] = nil
    if let line = dialog.finish(id, answer) { say(line) }
    if leavesWhenDone { leave(whenDone: true) }
  }
}
