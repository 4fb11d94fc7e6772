public import Foundation

/// What the tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
  /// An item that the system has a picture and a name for.
  public enum SystemItem: Int, Sendable {
    /// The rest of the tabs.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What the app puts forward.
    case featured = 2
    /// What others like.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// What is kept.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// What is being fetched.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is seen most.
    case mostViewed = 11
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// A short text on the item, or nil.
  open var badgeValue: String?

  /// The colour behind the badge.
  open var badgeColor: UIColor?

  /// Makes an item without a content.
  public override init() {
    super.init()
  }

  /// Makes an item from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = String(describing: systemItem).capitalized
    self.tag = tag
  }
}
