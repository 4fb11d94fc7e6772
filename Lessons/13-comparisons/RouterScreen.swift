/// What can be shown, without a word on how it looks.
enum RouterScreen {
  case list(BreadListViewModel)
  case bread(BreadViewModel)
  case amount(AmountViewModel)
}
