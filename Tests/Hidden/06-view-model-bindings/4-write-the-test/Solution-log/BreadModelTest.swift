/// Returns what is wrong with a kind of view model, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeBread: MakeBread) -> [String] {
  var complaints: [String] = []
  for name in ["Rye", "Sourdough"] {
    for left in 0...2 {
      let expected = expectedLog(name, left)
      let found = log(of: makeBread, name, left)
      if found.sorted() != expected.sorted() {
        complaints.append("\(left) of \(name): \(found)")
      }
    }
  }
  return complaints
}

/// Orders three times, then looks whether the navigation is kept.
@MainActor
private func log(
  of makeBread: MakeBread,
  _ name: String,
  _ left: Int
) -> [String] {
  let log = Log()
  var navigation: NavigationRecorder? = NavigationRecorder(log: log)
  guard let bread = navigation.map({ makeBread(name, left, $0) }) else {
    return []
  }
  log.bread = bread
  bread.onDataUpdated = { [weak log] in log?.write("updated") }
  for _ in 1...3 { bread.order() }
  weak let kept = navigation
  navigation = nil
  log.write(kept == nil ? "end" : "end, navigation kept")
  return log.lines
}

/// What three orders of so many loaves should leave in the log.
private func expectedLog(_ name: String, _ left: Int) -> [String] {
  let orders = (0..<left).flatMap { rest in
    ["updated, left \(rest)", "told of \(name), left \(rest)"]
  }
  return orders + ["end, left 0"]
}
