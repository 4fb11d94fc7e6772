/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen; the presenter disappears.
  case fullScreen = 0
  /// A sheet over the page.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Covers the controller that defines the context; here, as `fullScreen`.
  case currentContext = 3
  /// In a way of the app's own.
  case custom = 4
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what is below stays; here, as `overFullScreen`.
  case overCurrentContext = 6
  /// A bubble that points to where it comes from.
  case popover = 7
  /// No presentation style.
  case none = -1
  /// The system chooses: a page sheet, since iOS 13.
  case automatic = -2
}
