public import Foundation

/// What the user is doing, in a form that can be taken up again: a universal link, for one.
///
/// Foundation has it on a device and does not on Linux, so the stand-in brings it along. Hand-off,
/// search and prediction are left out.
open class NSUserActivity: NSObject {
  /// What kind of activity this is, in reverse-DNS form.
  open private(set) var activityType: String

  /// The activity's title, for the user.
  open var title: String?

  /// What the activity needs to be taken up again.
  open var userInfo: [AnyHashable: Any]?

  /// The page that stands for this activity; in a universal link, the link.
  open var webpageURL: URL?

  /// The page that led to this one.
  open var referrerURL: URL?

  /// The keys of `userInfo` that are kept.
  open var requiredUserInfoKeys: Set<String>?

  /// What the receiving app matches this activity by.
  open var targetContentIdentifier: String?

  /// A Boolean value that tells whether the activity may go on at another device.
  open var isEligibleForHandoff = true

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`, replacing what stands there under the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the user's present activity.
  ///
  /// Nothing outside the app is told here.
  open func becomeCurrent() {}

  /// Ends the activity.
  ///
  /// Nothing outside the app is told here.
  open func invalidate() {}
}

/// The type of an activity that is a web page: a universal link arrives as one.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
