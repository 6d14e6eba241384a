/// What is said to agents.
package enum AgentText {
  /// The server as a whole, for a model that knows nothing of it.
  package static let instructions = """
    adplay simulates mobile ads that come through mediation, and shows who counted: Google's side or the \
    network's. Nothing is fetched, and no phone is needed. To explain a problem, write a scenario \
    (scenario_schema describes it, part by part; adplay://scenario/storefront is one) and give it to check, which lists \
    the broken rules with why and fix. hunt finds the shortest script that breaks an adapter or an app. \
    rules explains a rule, snapshot shows the stage, and adplay://article/Findings has all rules.
    """
}
