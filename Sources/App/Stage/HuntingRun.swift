import Catalogue
import Foundation
import JSON
import StageUI

/// A hunt in a process of its own, which starts others: the stage's world goes on meanwhile.
@MainActor
final class HuntingRun {
  private let child: ChildProcess
  private var reading: ChildReading?
  private var progress = HuntProgress()
  private var complaint = ""
  private let onProgress: (HuntProgress) -> Void

  /// Starts it; nil if the system refuses.
  init?(
    scenario: [UInt8], adapter: String, onProgress: @escaping (HuntProgress) -> Void
  ) {
    guard
      let child = ChildProcess(
        arguments: ["hunt", "-", "--adapter", adapter, "--json", "--progress"], input: scenario)
    else { return nil }
    child.giveWay()
    self.child = child
    self.onProgress = onProgress
    reading = ChildReading(child, onLine: { [weak self] in self?.hear($0) }) { [weak self] _, end in
      self?.ended(end)
    }
  }

  /// Ends it early.
  func stop() {
    reading?.stop()
    child.stop()
  }

  /// A find as a line of JSON, four numbers, or a complaint.
  private func hear(_ line: [UInt8]) {
    let text = String(decoding: line, as: UTF8.self)
    if let find = (try? JSONReader.read(line)).flatMap(HuntProgress.Find.init) {
      progress.finds.append(find)
    } else if let numbers = HuntProgress.numbers(in: text) {
      (progress.runs, progress.perSecond, progress.reached) = numbers
    } else {
      complaint = text
      return
    }
    onProgress(progress)
  }

  private func ended(_ end: ChildProcess.End) {
    progress.isOver = true
    if end != .exited(0), end != .exited(1) { progress.failure = .reported(complaint) }
    onProgress(progress)
  }
}

extension HuntProgress.Find {
  fileprivate init?(_ node: JSONNode) {
    guard var object = try? node.object(),
      let rule = try? object.required("rule").string(),
      let severity = try? object.required("severity").string(),
      let steps = try? object.required("steps").array().map({ try $0.string() })
    else { return nil }
    self.init(
      rule: rule, severity: severity, steps: steps,
      path: try? object.optional("file")?.string())
  }
}

extension HuntProgress {
  /// `12,400 runs, 1,240 a second, 2,330 points reached, 1 found`.
  fileprivate static func numbers(in line: String) -> (Int, Int, Int)? {
    let parts = line.components(separatedBy: ", ")
    let numbers = parts.compactMap { Int($0.prefix { $0 != " " }.filter(\.isNumber)) }
    guard parts.count == 4, numbers.count == 4, parts[3].hasSuffix(" found") else { return nil }
    return (numbers[0], numbers[1], numbers[2])
  }
}
