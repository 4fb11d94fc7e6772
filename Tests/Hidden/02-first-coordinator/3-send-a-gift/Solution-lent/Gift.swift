/// A bread, and whom it is for.
struct Gift {
  let bread: Bread
  let recipient: String
}
