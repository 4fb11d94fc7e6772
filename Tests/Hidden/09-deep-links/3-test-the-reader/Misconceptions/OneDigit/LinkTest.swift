import Foundation

/// Returns what is wrong with a way to read links, a sentence for each
/// link that it reads wrongly; nothing if all is well.
func complaints(about read: ReadLink) -> [String] {
  let expected = ours + notOurs.map { ($0, nil) }
  return expected.compactMap { text, route in
    guard let link = URL(string: text), read(link) != route else {
      return nil
    }
    return "\(text) is not read as it should be."
  }
}

/// Links of ours, and where they lead.
private let ours: [(String, Route?)] = [
  ("crumb://bread/2", .bread(BreadID(number: 2))),
  ("crumb://user/7", .user(UserID(number: 7))),
  ("crumb://user/7/", .user(UserID(number: 7))),
  ("crumb://user/7?from=mail", .user(UserID(number: 7))),
  ("crumb://user/7#top", .user(UserID(number: 7))),
  ("CRUMB://User/7", .user(UserID(number: 7))),
  ("https://crumb.example/bread/2", .bread(BreadID(number: 2))),
  ("https://crumb.example/user/7", .user(UserID(number: 7))),
  ("https://crumb.example/user/7/", .user(UserID(number: 7))),
  ("https://crumb.example/user/7?from=mail", .user(UserID(number: 7))),
  ("https://crumb.example/user/7#top", .user(UserID(number: 7))),
  ("HTTPS://Crumb.Example/user/7", .user(UserID(number: 7))),
]

/// Links that lead nowhere.
private let notOurs =
  noNumbers.map { "crumb://user/\($0)" }
  + noNumbers.map { "https://crumb.example/user/\($0)" }
  + [
    "spam://user/7", "http://crumb.example/user/7",
    "https://www.crumb.example/user/7", "https://notcrumb.example/user/7",
    "https://crumb.example.evil.example/user/7",
    "https://crumb.example/User/7",
  ]

/// What is no number, by whichever door it comes.
private let noNumbers = [
  "+7", "-7", "007", "1234567", "7a", "/7", "7//", "12/3", "%37", "7%2F",
]
