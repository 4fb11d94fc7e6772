/// What can be shown, without a word on how it looks.
enum Screen {
  case order(OrderViewModel)
  case receipt(ReceiptViewModel)
}
