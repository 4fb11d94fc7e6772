/// What the shop has today, and what this customer likes.
struct Bakery {
  let today: [Bread]
  let favourites: [Bread]

  static let crumb = Bakery(
    today: [rye, spelt, walnut],
    favourites: [rye, raisin]
  )

  private static let rye = Bread(
    name: "Rye",
    about: "Dark and sour. It keeps for a week."
  )
  private static let spelt = Bread(
    name: "Spelt",
    about: "Light, with a soft crust."
  )
  private static let walnut = Bread(
    name: "Walnut",
    about: "For cheese, and for those who wait for it."
  )
  private static let raisin = Bread(
    name: "Raisin",
    about: "Sweet. Toast what is left of it."
  )
}
