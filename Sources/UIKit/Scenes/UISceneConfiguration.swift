public import Foundation

/// How a scene is made: its class and its delegate's.
///
/// Storyboards are left out.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name under which the app's property list has this configuration, or nil.
  open private(set) var name: String?

  /// What the scene is for.
  open private(set) var role: UISceneSession.Role

  /// The class of the scene, or nil for the role's own.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  ///
  /// The stand-in is given its delegate by whoever launches the app.
  open var delegateClass: AnyClass?

  /// Makes a configuration for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
