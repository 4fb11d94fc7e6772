/// A coordinator whose flow brings something home.
@MainActor
protocol OutputCoordinator<Output>: Coordinator {
  associatedtype Output

  /// Called once, when the flow has ended.
  var completion: ((Outcome<Output>) -> Void)? { get set }
}

extension Coordinator {
  /// Starts a child, keeps it until it has ended, and tells how.
  func run<Output>(
    _ child: any OutputCoordinator<Output>,
    completion: @escaping (Outcome<Output>) -> Void
  ) {
    child.completion = { [weak self, weak child] outcome in
      if let child { self?.removeChild(child) }
      completion(outcome)
    }
    addChild(child)
    child.start()
  }
}
