public import Foundation

/// The system's sheet for sharing.
///
/// It is presented and dismissed as any controller; the stand-in offers nothing on it, and the user
/// leaves it by a swipe down.
@MainActor
open class UIActivityViewController: UIViewController {
  /// What is called when the sheet has gone: what was chosen, whether it was done, what came back.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is called when the sheet has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a sheet from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells that nothing was chosen.
  open override func viewDidDisappear(_ animated: Bool) {
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
