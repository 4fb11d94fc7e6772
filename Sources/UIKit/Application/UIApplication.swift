public import Foundation

/// The app as a whole.
///
/// There is one, `UIApplication.shared`.
///
/// The stand-in keeps scenes and the URLs that the app asks to open. Background tasks, badges and
/// notifications are left out.
@MainActor
open class UIApplication: UIResponder {
  /// How far the app is in front of the user.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active = 0
    /// In front, but not receiving events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// A key into the options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only an installed app may open a universal link; the browser may not.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key into the options that an app is launched with.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was launched to open.
    ///
    /// Apps with scenes find it at the scene's connection.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The URL of the app's page in the system's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The app's one application object.
  open class var shared: UIApplication { Runtime.current.application }

  /// The app's delegate.
  ///
  /// UIKit does not own it.
  weak open var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected to the app.
  open package(set) var connectedScenes: Set<UIScene> = []

  /// How far the app is in front of the user.
  open package(set) var applicationState: State = .active

  /// A Boolean value that tells whether the screen stays on while the user does nothing.
  ///
  /// Kept, not applied.
  open var isIdleTimerDisabled = false

  /// URLs that the app has asked the system to open, oldest first.
  package internal(set) var openedURLs: [URL] = []

  /// Says whether another app could open a URL: here, any URL with a scheme.
  open nonisolated func canOpenURL(_ url: URL) -> Bool {
    url.scheme != nil
  }

  /// Asks the system to open a URL.
  ///
  /// The stand-in notes it and reports success in the next turn.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    let canOpen = canOpenURL(url)
    if let completion { Runtime.current.schedule(after: .zero) { completion(canOpen) } }
  }
}
