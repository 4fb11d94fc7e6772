/// One modal presentation, from the call that asks for it until the presented controller has gone.
///
/// The presenter owns it, and it owns both, as UIKit's presentation does: a presenter that is taken
/// from the window without a dismissal stays alive with what it presents (recorded).
@MainActor
final class Presentation {
  enum Stage {
    case waiting
    case arriving
    case shown
    case leaving
    case gone
  }

  /// A dismissal that was asked for.
  struct Dismissal {
    let animated: Bool
    let completion: (() -> Void)?
  }

  let presenter: UIViewController
  let presented: UIViewController
  let style: UIModalPresentationStyle
  private let animated: Bool
  private var completion: (() -> Void)?

  var stage: Stage = .waiting
  var transition: ContainerTransition?
  var dismissal: Dismissal?

  /// The presentations above this one that its dismissal takes away with it, from the bottom up.
  var above: [Presentation] = []

  init(
    of presented: UIViewController,
    by presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.animated = animated
    self.completion = completion
    style = presented.modalPresentationStyle
    presenter.presentation = self
    presented.arrival = self
    presented.root.presentationController?.presentingViewController = presenter
    Runtime.current.presentations.removeAll { $0.object == nil }
    Runtime.current.presentations.append(WeakReference(self))
    Runtime.current.layoutPass.deferStart(of: self)
  }

  /// The transition that the app can see.
  var coordinator: TransitionCoordinator? { transition?.coordinator }

  /// A Boolean value that tells whether the presenter disappears below the presented controller.
  var coversPresenter: Bool { style == .fullScreen || style == .currentContext }

  /// A Boolean value that tells whether the user can swipe the presented controller down.
  var isSheet: Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: !(presented is UIAlertController)
    default: false
    }
  }

  /// Takes everything down without a callback: the world it belongs to has ended.
  func abandon() {
    transition?.cancelScheduledEnd()
    transition = nil
    unlink()
  }

  /// A Boolean value that tells whether the presenter still presents.
  var isHeld: Bool { presenter.presentation === self }

  /// Lets the presenter go: it presents nothing from now on.
  func releasePresenter() {
    if isHeld { presenter.presentation = nil }
  }

  /// Unties presenter and presented.
  func unlink() {
    stage = .gone
    releasePresenter()
    if presented.arrival === self { presented.arrival = nil }
    presented.storedPresentationController = nil
  }
}

extension Presentation: Deferring {
  /// A presentation starts in a turn of the loop, not by a view's layout.
  var deferralView: UIView? { nil }

  func startDeferred() {
    switch stage {
    case .waiting: arrive()
    case .leaving: leave()
    case .arriving, .shown, .gone: break
    }
  }

  private func arrive() {
    guard let window = presenter.viewIfLoaded?.window else {
      Runtime.current.warn(
        "Attempt to present \(named(presented)) on \(named(presenter)) whose view is not in the "
          + "window hierarchy!"
      )
      return unlink()
    }
    stage = .arriving
    let transition = ContainerTransition(
      from: coversPresenter ? presenter : nil,
      to: presented,
      animated: animated,
      order: .presentation
    )
    self.transition = transition
    transition.begin(reportedAnimated: animated)
    window.addSubview(presented.view)
    presented.becomeVisible()
    scheduleEnd(of: transition) { $0.finishArrival() }
  }

  private func finishArrival() {
    guard let transition else { return }
    transition.sendEnd()
    if coversPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    stage = .shown
    conclude()
    runCompletion()
    if dismissal != nil { beginLeaving() }
  }

  /// Runs the completion once, and gives up what it has captured.
  private func runCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  func scheduleEnd(
    of transition: ContainerTransition,
    _ action: @escaping @MainActor (Presentation) -> Void
  ) {
    let end: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      action(self)
    }
    if transition.isAnimated {
      transition.end = Runtime.current.schedule(after: transition.duration, end)
    } else {
      Runtime.current.layoutPass.deferEnd(end)
    }
  }

  func conclude() {
    let coordinator = transition?.coordinator
    transition = nil
    coordinator?.complete()
  }
}
