/// What customers have said, for as long as the shop lives.
@MainActor
final class RatingBook {
  /// Called when there is something new to read.
  var onChange: (() -> Void)?
  private var opinions: [String: [String]] = [:]

  func write(_ opinion: String, about name: String) {
    opinions[name, default: []].append(opinion)
    onChange?()
  }

  func opinions(about name: String) -> [String] {
    opinions[name, default: []]
  }
}
