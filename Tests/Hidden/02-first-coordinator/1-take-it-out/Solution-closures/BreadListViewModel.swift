/// What the day's list shows.
@MainActor
final class BreadListViewModel {
  let title = "Today's bread"
  let breads = Bread.today
}
