import Foundation

/// Returns what is wrong with a way to read links; it puts them together
/// from parts, so that each part meets each door.
func complaints(about read: @escaping ReadLink) -> [String] {
  var test = PartsTest(read: read)
  test.run()
  return test.complaints
}

private struct PartsTest {
  let read: ReadLink
  var complaints: [String] = []

  init(read: @escaping ReadLink) {
    self.read = read
  }

  mutating func run() {
    for door in ["crumb://", "https://crumb.example/"] {
      expectReads(door)
      expectReads(door.uppercased())
      expectRefuses(door)
    }
    for door in [
      "spam://", "http://crumb.example/", "https://www.crumb.example/",
      "https://notcrumb.example/", "https://crumb.example.evil.example/",
    ] {
      expect(door + "user/7", nil)
      expect(door + "bread/7", nil)
    }
    expect("crumb://USER/7", .user(UserID(number: 7)))
    expect("https://crumb.example/USER/7", nil)
  }

  private mutating func expectReads(_ door: String) {
    for number in [1, 7, 12, 999, 123_456] {
      for tail in ["", "/", "?a=b", "#c", "/?a=b#c"] {
        expect(
          "\(door)user/\(number)\(tail)",
          .user(UserID(number: number))
        )
        expect(
          "\(door)bread/\(number)\(tail)",
          .bread(BreadID(number: number))
        )
      }
    }
  }

  private mutating func expectRefuses(_ door: String) {
    for end in [
      "+7", "-7", "007", "0", "1234567", "7a", "bob", "/7", "7//", "1/2",
      "%37", "7%2F", "12%2F3",
    ] {
      expect("\(door)user/\(end)", nil)
      expect("\(door)bread/\(end)", nil)
    }
  }

  private mutating func expect(_ text: String, _ route: Route?) {
    guard let link = URL(string: text), read(link) != route else { return }
    complaints.append("\(text) is read wrongly.")
  }
}
