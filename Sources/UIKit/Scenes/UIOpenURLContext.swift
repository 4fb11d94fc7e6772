public import Foundation

/// A URL to open, and what is known of where it came from.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  /// What is known of where the URL came from.
  open private(set) var options: UIScene.OpenURLOptions

  package init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }
}

extension UIScene {
  /// What is known of where a URL came from.
  @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked for the URL to be opened, or nil.
    open private(set) var sourceApplication: String?

    /// A Boolean value that tells whether the file must be copied before use.
    open private(set) var openInPlace = false

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }
}
