/// What a ledger can be told.
enum Event {
  case begin(String, String)
  case willShow([String])
  case didShow([String])
}
