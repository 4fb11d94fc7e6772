import Testing
import UIKit

/// Colours and fonts are values: equal when they look alike.
@Suite struct ColourTests {
  @Test func coloursAreEqualWhenTheyLookAlike() {
    #expect(UIColor.red == .red && UIColor.red != .blue)
    #expect(UIColor.red.hash == UIColor.red.hash)
    #expect(!UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
    #expect(UIColor(white: 1, alpha: 1) == UIColor(white: 1, alpha: 1))
    #expect(UIColor(white: 1, alpha: 1) != UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func fontsKeepTheirSize() {
    expect(UIFont.systemFont(ofSize: 13).pointSize, is: 13)
    expect(UIFont.boldSystemFont(ofSize: 13).withSize(20).pointSize, is: 20)
    #expect(UIFont.systemFont(ofSize: 13).lineHeight >= 13)
  }
}
