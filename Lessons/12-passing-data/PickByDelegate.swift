/// The flow that tells a delegate.
final class PickByDelegate: PickCoordinator {
  weak var delegate: (any PickByDelegateDelegate)?

  override func end(_ outcome: Outcome<Bread>) {
    switch outcome {
    case .finished(let bread): delegate?.pick(self, didTake: bread)
    case .cancelled: delegate?.pickDidCancel(self)
    }
  }
}
