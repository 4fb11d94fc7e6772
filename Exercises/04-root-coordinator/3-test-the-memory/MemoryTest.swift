/// Returns what is wrong with a kind of memory, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeMemory: MakeMemory) -> [String] {
  var complaints: [String] = []
  let memory = makeMemory(phone("one"))
  memory.signIn(as: "Ada")
  if memory.customer != "Ada" {
    complaints.append("Ada has signed in, and is not known.")
  }
  return complaints
}
