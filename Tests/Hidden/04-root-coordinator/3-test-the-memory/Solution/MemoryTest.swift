/// Returns what is wrong with a kind of memory, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeMemory: MakeMemory) -> [String] {
  var complaints: [String] = []
  func expect(_ found: String?, _ expected: String?, _ when: String) {
    guard found != expected else { return }
    let names = [found, expected].map { $0 ?? "nobody" }
    complaints.append("\(when): \(names[0]) instead of \(names[1]).")
  }

  let defaults = phone("one")
  let elder = makeMemory(defaults)
  let memory = makeMemory(defaults)
  expect(memory.customer, nil, "On a new phone")

  memory.signIn(as: "Ada")
  memory.signIn(as: "Eve")
  expect(memory.customer, "Eve", "After two sign-ins")
  expect(elder.customer, "Eve", "In an earlier memory")
  expect(makeMemory(defaults).customer, "Eve", "At the next launch")

  let stranger = makeMemory(phone("two"))
  expect(stranger.customer, nil, "On another phone")
  stranger.signIn(as: "Bob")

  memory.signOut()
  expect(memory.customer, nil, "After a sign-out")
  expect(elder.customer, nil, "In an earlier memory")
  expect(makeMemory(defaults).customer, nil, "At a launch after that")
  expect(stranger.customer, "Bob", "On another phone, after that")
  return complaints
}
