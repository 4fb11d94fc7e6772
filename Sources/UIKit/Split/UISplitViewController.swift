import Foundation

/// A container that shows several columns side by side, or one after the other on a small screen.
@MainActor
open class UISplitViewController: UIViewController {
}
