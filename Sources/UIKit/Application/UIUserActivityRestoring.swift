public import Foundation

/// An object that can take up an activity.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity holds.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
