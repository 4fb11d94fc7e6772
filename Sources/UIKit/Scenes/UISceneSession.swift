public import Foundation

/// What the system remembers of a scene between its connections.
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's text.
    public let rawValue: String

    /// Makes a role from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows that the user works in.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  open private(set) var role: Role

  /// How the scene is made.
  open private(set) var configuration: UISceneConfiguration

  /// A name that stays the same over relaunches.
  open private(set) var persistentIdentifier: String

  /// What the scene's delegate gave to be restored from, or nil.
  open package(set) var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  package init(
    persistentIdentifier: String = "main",
    role: Role = .windowApplication,
    stateRestorationActivity: NSUserActivity? = nil
  ) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.stateRestorationActivity = stateRestorationActivity
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
