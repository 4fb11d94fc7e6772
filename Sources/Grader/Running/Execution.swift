/// What a run gave back.
struct Execution: Sendable {
  /// How it ended.
  var ending: Ending
  /// What it printed on descriptors 1 and 2, in the order in which it arrived, cut at the limit.
  var output: [UInt8]
  /// The time that passed.
  var duration: Duration

  /// The printed text; what is not UTF-8 in it is shown as U+FFFD.
  var text: String { String(decoding: output, as: UTF8.self) }
}
