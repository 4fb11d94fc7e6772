/// What the shop has today.
struct Bakery {
  let today: [Bread]

  static let crumb = Bakery(
    today: [
      Bread(name: "Rye", about: "Dark and sour. It keeps for a week."),
      Bread(name: "Spelt", about: "Light, with a soft crust."),
      Bread(name: "Walnut", about: "For cheese, and for those who wait."),
    ]
  )
}
