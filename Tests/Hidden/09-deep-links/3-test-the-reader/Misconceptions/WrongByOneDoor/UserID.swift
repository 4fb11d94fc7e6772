/// Which person: the number on the customer's card.
struct UserID: Hashable {
  let number: Int
}
