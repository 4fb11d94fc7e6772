public import Foundation

/// One instance of the app's user interface.
@MainActor
open class UIScene: UIResponder {
  /// How far a scene is in front of the user.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front, but not receiving events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// What a scene was connected for.
  ///
  /// At a cold start, links are here and nowhere else.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open, with the custom scheme of the app.
    open private(set) var urlContexts: Set<UIOpenURLContext>

    /// The activities to take up: a universal link is one.
    open private(set) var userActivities: Set<NSUserActivity>

    /// The app that asked for the connection, or nil.
    open private(set) var sourceApplication: String?

    /// The quick action that the user has chosen, or nil: here, nil.
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    /// The type of the activity that is being handed off, or nil.
    open private(set) var handoffUserActivityType: String?

    package init(
      urlContexts: Set<UIOpenURLContext> = [],
      userActivities: Set<NSUserActivity> = [],
      sourceApplication: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// The session that this scene belongs to.
  open private(set) var session: UISceneSession

  /// The scene's delegate.
  ///
  /// The scene owns it.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is in front of the user.
  open package(set) var activationState: ActivationState = .unattached

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The scene's title, for the user.
  open var title: String! = ""

  /// Makes a scene.
  ///
  /// An app is given its scenes by UIKit and never calls this.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application, which follows a scene in the responder chain.
  open override var next: UIResponder? { UIApplication.shared }

  /// Asks the system to open a URL.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// How a scene opens a URL.
  @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that tells whether only an installed app may open a universal link.
    open var universalLinksOnly = false
  }
}
