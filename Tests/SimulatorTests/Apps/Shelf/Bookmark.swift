import UIKit

/// Where the reader was: the selected tab, and the books on each tab's stack.
struct Bookmark: Equatable {
  var tab = 0
  var catalogue: [Book.ID] = []
  var loans: [Book.ID] = []

  private static let activityType = "example.shelf.bookmark"
}

extension Bookmark {
  /// Reads what an earlier run gave to be restored from; nil if that was nothing.
  init?(_ activity: NSUserActivity?) {
    guard let activity, activity.activityType == Self.activityType,
      let tab = activity.userInfo?["tab"] as? Int,
      let catalogue = activity.userInfo?["catalogue"] as? [Book.ID],
      let loans = activity.userInfo?["loans"] as? [Book.ID]
    else { return nil }
    self.init(tab: tab, catalogue: catalogue, loans: loans)
  }

  /// What a later run can be restored from.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: ["tab": tab, "catalogue": catalogue, "loans": loans])
    return activity
  }
}
