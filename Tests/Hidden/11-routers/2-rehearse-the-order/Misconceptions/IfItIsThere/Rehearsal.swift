/// One order on a router of its own, and what is wrong with it so far.
@MainActor
struct Rehearsal {
  let router: RecordingRouter
  let order: any OrderFlow
  private(set) var complaints: [String] = []

  init(of bread: String, _ makeOrder: MakeOrder) {
    let router = RecordingRouter()
    self.router = router
    order = makeOrder(bread, router)
    order.onFinish = { router.note("finish") }
  }

  /// Complains unless exactly this has happened since the last time.
  mutating func expect(_ expected: [String]) {
    let news = router.takeNews()
    if news != expected {
      complaints.append("\(news) instead of \(expected)")
    }
  }
}
