import Observing
import Scenarios

// A rule may wait for what must follow, for ten seconds at most, and a script may end before. A run and a
// check both wait as long as the rules do, so that they agree.
extension ScriptRun {
  /// Plays the whole script, and lets the rules' time pass.
  package static func playUntilRulesHaveSpoken(_ session: Session) -> ScriptRun {
    var run = play(session)
    run.endScript()
    session.waitForDeadlines()
    run.judgeLastWords()
    return run
  }

  /// The same, in a test that keeps main busy.
  package static func playUntilRulesHaveSpokenLettingMainRun(_ session: Session) async -> ScriptRun
  {
    var run = await playLettingMainRun(session)
    run.endScript()
    await session.waitForDeadlinesLettingMainRun()
    run.judgeLastWords()
    return run
  }
}
