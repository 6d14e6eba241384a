import Catalogue
import Observing
import Playing
import Scenarios
import StageUI

// What a scenario asks its viewer to do.
extension SessionDirector {
  /// What a screen may know of it.
  var task: StageState.TaskState? {
    session.original.lesson.map {
      .init(
        sentence: $0.task, outcome: $0.done, isDone: isTaskDone, mistake: mistake,
        sequel: sequel)
    }
  }

  /// What is done stays done, whatever the viewer tries next; a mistake is over as soon as it is no
  /// longer true.
  func judgeTask() {
    guard !isTaskDone, let lesson = session.original.lesson else { return }
    isTaskDone = lesson.until.differences(in: session).isEmpty
    mistake =
      isTaskDone
      ? nil : lesson.mistakes.first { $0.when.differences(in: session).isEmpty }?.say
    // A task in a file of one's own is not a lesson to remember.
    guard isTaskDone, let name = stage.scenario,
      ScenarioLibrary.lessons.contains(where: { $0.name == name })
    else { return }
    stage.learned.insert(name)
    onWish(.keep(learned: stage.learned))
  }

  /// The lesson after this one, once this one is done.
  func goToNextLesson() {
    guard isTaskDone else { return stage.notice = Notice(.taskIsNotDone) }
    guard let nextLesson else { return stage.notice = Notice(.lessonsAreOver) }
    onWish(stage.wish(toOpen: nextLesson))
  }

  private var sequel: StageState.TaskState.Sequel {
    let names = ScenarioLibrary.lessons.map(\.name)
    guard let name = stage.scenario, names.contains(name) else { return .none }
    guard nextLesson == nil else { return .nextLesson }
    return .lastLesson(left: names.count { $0 != name && !stage.learned.contains($0) })
  }

  private var nextLesson: String? { stage.scenario.flatMap { ScenarioLibrary.lesson(after: $0) } }
}
