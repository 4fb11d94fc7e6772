/// What can be shown, without a word on how it looks.
enum Screen {
  case list(BreadListViewModel)
  case bread(BreadViewModel)
  case order(OrderViewModel)
  case payment(PaymentViewModel)
  case receipt(ReceiptViewModel)
}
