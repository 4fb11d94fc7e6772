/// Measures how long a verdict on exercise 5.1 takes after an edit, for the tutor and for other ways to
/// the same verdict, side by side.
struct VerdictBenchmark {
  let setting: Setting
  let rounds: Int

  /// Makes the contenders and measures them.
  /// - Throws: Whatever kept a contender from doing its work.
  func report() throws -> Report {
    Benchmark.say("Building what the contenders need, a plain package among it.")
    let field = try Field(setting)
    var contenders = field.contenders
    var samples = Samples()
    for number in 0...rounds {
      Benchmark.say(number == 0 ? "Warming up." : "Round \(number) of \(rounds).")
      let round = try Round(number: number).samples(of: &contenders)
      if number > 0 { samples.add(round) }
    }
    return Report(samples: samples, rounds: rounds)
  }
}
