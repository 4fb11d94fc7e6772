public import Foundation

/// A quick action: what the menu of the app's icon offers.
///
/// The stand-in has no such menu; a scene's delegate can be given one in a test of the app's own.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What kind of action it is, in reverse-DNS form.
  open private(set) var type: String

  /// The title, for the user.
  open private(set) var localizedTitle: String

  /// The line below the title, for the user.
  open private(set) var localizedSubtitle: String?

  /// What the action needs to be done.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// What the system matches the action to a scene by.
  open private(set) var targetContentIdentifier: Any?

  /// Makes an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, userInfo: nil)
  }

  /// Makes an action with all that belongs to it, except for its icon.
  init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    userInfo: [String: any NSSecureCoding]?
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}
