/// A bread as the shop sells it.
struct Bread: Equatable {
  let name: String
  let about: String
}
