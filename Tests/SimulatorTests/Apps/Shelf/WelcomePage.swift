/// What a new reader is told, page by page.
enum WelcomePage: Int {
  case welcome
  case rules

  var title: String {
    switch self {
    case .welcome: "Welcome"
    case .rules: "How it works"
    }
  }

  var text: String {
    switch self {
    case .welcome: "Shelf lends you books."
    case .rules: "Keep a book for a week or two."
    }
  }

  /// The page after this one; nil after the last.
  var next: WelcomePage? { WelcomePage(rawValue: rawValue + 1) }
}
