/// Returns what is wrong with a kind of order, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeOrder: MakeOrder) -> [String] {
  var complaints: [String] = []
  let router = RecordingRouter()
  let order = makeOrder("Rye", router)
  order.start()
  if router.calls != ["push"] {
    complaints.append("An order does not begin with its screen.")
  }
  return complaints
}
