/// Returns what is wrong with a kind of memory, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeMemory: MakeMemory) -> [String] {
  let stories: [(steps: [String?], known: String?)] = [
    ([], nil),
    (["Ada"], "Ada"),
    (["Ada", nil], nil),
    (["Ada", "Eve"], "Eve"),
    (["Ada", nil, "Eve"], "Eve"),
  ]
  return stories.flatMap { steps, known in
    tell(steps, known, makeMemory)
  }
}

/// Plays signing in (a name) and out (nil), and asks everybody.
@MainActor
private func tell(
  _ steps: [String?],
  _ known: String?,
  _ makeMemory: MakeMemory
) -> [String] {
  let defaults = newPhone()
  let witness = makeMemory(defaults)
  let memory = makeMemory(defaults)
  let stranger = makeMemory(newPhone())
  stranger.signIn(as: "Bob")
  for step in steps {
    if let name = step {
      memory.signIn(as: name)
    } else {
      memory.signOut()
    }
  }
  let answers = [
    ("itself", memory.customer, known),
    ("a witness", witness.customer, known),
    ("the next launch", makeMemory(defaults).customer, known),
    ("a stranger", stranger.customer, "Bob"),
  ]
  return answers.compactMap { who, found, expected in
    found == expected
      ? nil : "After \(steps), \(who) says \(found ?? "nil")."
  }
}
