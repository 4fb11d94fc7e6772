/// The flow that calls a completion.
///
/// Not final, so that `FaultyPickByCompletion` can show what goes wrong.
class PickByCompletion: PickCoordinator, OutputCoordinator {
  var completion: ((Outcome<Bread>) -> Void)?

  override func end(_ outcome: Outcome<Bread>) {
    completion?(outcome)
  }
}
