/// What a `PickByStream` has to tell while it runs.
enum PickByStreamNews {
  case lookedAt(Bread)
  case took(Bread)
}
