/// How many of a bread.
enum Amount: String, CaseIterable {
  case one = "One"
  case two = "Two"
}
