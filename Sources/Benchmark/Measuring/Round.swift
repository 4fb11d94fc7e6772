/// One verdict of every contender after every kind of edit.
///
/// The contenders take turns within the round, so that what else the machine does falls on all of them.
struct Round {
  /// The round's number, from 0.
  let number: Int

  /// Edits each contender's files, and takes the time of the verdict that follows.
  /// - Throws: Whatever kept a contender from doing its work.
  func samples(of contenders: inout [any Contender]) throws -> [Sample] {
    var samples: [Sample] = []
    var serial = (number * Edit.allCases.count * contenders.count) + 1
    for edit in Edit.allCases {
      for index in contenders.indices {
        try contenders[index].submission.apply(edit, number: serial)
        serial += 1
        let start = ContinuousClock.now
        let stages = try contenders[index].judge(after: edit)
        samples.append(
          Sample(
            contender: contenders[index].name,
            edit: edit,
            time: start.duration(to: .now),
            stages: stages
          )
        )
      }
    }
    return samples
  }
}
