/// A day of the week's plan; each gets its bread in another form.
enum Day: String, CaseIterable {
  case monday = "Monday, delegate"
  case tuesday = "Tuesday, completion"
  case wednesday = "Wednesday, async"
  case thursday = "Thursday, stream"
  case friday = "Friday, repository"
}
