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

  /// A presentation that is on its way out is passed over, so a second call reaches the one below it
  /// (reported); what is on its way otherwise is left alone (reported).
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    let own = nearestPresentation
    let below = own?.stage == .leaving ? root.arrival : nil
    guard let presentation = below ?? own ?? root.arrival else { return }
    guard presentation.isDismissible else {
      return Runtime.current.warn(
        "Attempt to dismiss from view controller \(named(presentation.presenter)) while a "
          + "presentation or dismiss is in progress!"
      )
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var isWindowRoot: Bool {
    viewIfLoaded?.window?.rootViewController === self
  }
}

extension Presentation {
  /// A Boolean value that tells whether it can be dismissed: neither it nor one above it is coming, and
  /// it is not going already.
  fileprivate var isDismissible: Bool {
    guard !isComing, stage != .leaving, dismissal == nil else { return false }
    guard let next = presented.presentation, next.stage != .leaving else { return true }
    return next.isDismissible
  }

  /// False before it has begun, and in the presented controller's `viewDidAppear` already.
  private var isComing: Bool { stage == .arriving && presented.appearance != .appeared }
}
