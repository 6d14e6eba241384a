import Simulation

/// Runs what the application asks of Google's SDK: at once on main, otherwise as soon as main is free,
/// which is noted.
func entering(_ message: String, _ body: @escaping () -> Void) {
  World.enter(message, from: { .app }, body)
}

/// What Google's SDK answers at once: on main only; otherwise `nothing`, which is noted.
func answering<Answer>(
  _ message: String, orElse nothing: Answer, _ body: () -> Answer
) -> Answer {
  World.ask(message, from: { .app }, orElse: nothing, body)
}
