/// What the screens after the list need.
struct Errand {
  let basket: Basket
  let discount: Int
}
