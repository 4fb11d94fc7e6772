import Foundation
import UIKit

/// A link, and the door by which iOS brings it into an app.
@MainActor
struct Link {
  /// The two ways in.
  enum Door {
    case customScheme(UIOpenURLContext)
    case universal(NSUserActivity)
  }

  let door: Door

  /// Chooses the door: web addresses are universal links, everything else is a custom scheme's.
  init(_ url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      door = .customScheme(UIOpenURLContext(url: url))
      return
    }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    door = .universal(activity)
  }

  /// The options of a launch by this link.
  var connectionOptions: UIScene.ConnectionOptions {
    switch door {
    case .customScheme(let context): UIScene.ConnectionOptions(urlContexts: [context])
    case .universal(let activity): UIScene.ConnectionOptions(userActivities: [activity])
    }
  }
}
