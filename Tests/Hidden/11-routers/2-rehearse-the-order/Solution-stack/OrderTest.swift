/// Returns what is wrong with a kind of order, a sentence for each broken
/// promise; nothing if all is well.
@MainActor
func complaints(about makeOrder: MakeOrder) -> [String] {
  var complaints: [String] = []
  for bread in ["Spelt", "Oat"] {
    let start = Step("start", "push order \(bread)") { $1.start() }
    let buy = Step("buy", "present receipt \(bread)") { router, _ in
      router.buy()
    }
    let done = Step("done", "dismiss") { router, _ in router.done() }
    let sheet = Step("sheet gone", "pop") { router, _ in
      router.loseSheet()
    }
    let end = Step("order gone", "finish") { router, _ in
      router.loseTop()
    }
    for steps in [
      [start, end], [start, buy, done, sheet, end],
      [start, buy, sheet, end],
    ] {
      complaints += play(steps, makeOrder, bread)
    }
  }
  return complaints + [1, 2].flatMap { keeping(after: $0, makeOrder) }
}

@MainActor
private func play(
  _ steps: [Step],
  _ makeOrder: MakeOrder,
  _ bread: String
) -> [String] {
  let router = RecordingRouter()
  let order = makeOrder(bread, router)
  var finishes = 0
  order.onFinish = { finishes += 1 }
  var complaints: [String] = []
  for step in steps {
    router.calls = []
    let before = finishes
    step.action(router, order)
    let found =
      router.calls + Array(repeating: "finish", count: finishes - before)
    if found != [step.expected] {
      complaints.append("At \(step.name): \(found), not \(step.expected)")
    }
  }
  return complaints
}

@MainActor
private func keeping(after steps: Int, _ makeOrder: MakeOrder) -> [String] {
  let router = RecordingRouter()
  var order: (any OrderFlow)? = makeOrder("Oat", router)
  weak let observed = order
  order?.start()
  if steps == 2 { router.buy() }
  order = nil
  return observed == nil ? [] : ["It is kept after \(steps) steps."]
}
