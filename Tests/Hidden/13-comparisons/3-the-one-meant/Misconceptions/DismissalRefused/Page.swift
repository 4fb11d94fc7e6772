/// What can be opened on the stack.
enum Page: Hashable {
  case bread(String)
}
