extension UIViewController {
  /// The controller that this one, or else its nearest ancestor, presents.
  public var presentedViewController: UIViewController? {
    nearestPresentation?.presented
  }

  /// The controller that presented this one, or else its farthest ancestor.
  public var presentingViewController: UIViewController? {
    root.arrival.flatMap { $0.isHeld ? $0.presenter : nil }
  }

  /// A Boolean value that tells whether this controller is being presented; false for its children.
  public var isBeingPresented: Bool {
    arrival?.stage == .waiting || arrival?.stage == .arriving
  }

  /// A Boolean value that tells whether this controller is being dismissed; false for its children.
  public var isBeingDismissed: Bool {
    arrival?.stage == .leaving
  }

  private var nearestPresentation: Presentation? {
    var candidate: UIViewController? = self
    while let present = candidate {
      if let presentation = present.presentation { return presentation }
      candidate = present.storedParent
    }
    return nil
  }

  func begin(presenting target: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = root
    guard target !== self, target.storedParent == nil, target.arrival == nil, target !== presenter,
      !target.isWindowRoot
    else {
      return Runtime.current.raise(
        "Application tried to present modally an active controller \(named(target))."
      )
    }
    let attempt = "Attempt to present \(named(target)) on \(named(self))"
    guard viewIfLoaded?.window != nil else {
      return Runtime.current.warn("\(attempt) whose view is not in the window hierarchy!")
    }
    if let present = presenter.presentation {
      return Runtime.current.warn(
        "\(attempt) which is already presenting \(named(present.presented))"
      )
    }
    _ = Presentation(
      of: target,
      by: presenter,
      source: self,
      animated: animated,
      completion: completion
    )
  }

  /// A presentation that is on its way out is passed over, so a second call reaches the one below it.
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    let own = nearestPresentation.flatMap { $0.isEnding ? nil : $0 }
    guard let presentation = own ?? root.arrival, !presentation.isEnding else { return }
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var isWindowRoot: Bool {
    viewIfLoaded?.window?.rootViewController === self
  }
}

extension Presentation {
  /// A Boolean value that tells whether a dismissal has been asked for.
  var isEnding: Bool { dismissal != nil || stage == .gone }
}
