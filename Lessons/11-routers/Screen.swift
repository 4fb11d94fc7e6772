/// What can be shown, without a word on how it looks.
enum Screen {
  case list(BreadListViewModel)
  case bread(BreadViewModel)
  case order(OrderViewModel)
  case receipt(ReceiptViewModel)
  case rehearsal(RehearsalViewModel)
}
