/// What a tab's flow tells the one above it.
enum TabEvent {
  case ordersWanted
  case signedOut
}
