extension Report {
  /// The largest ratios of the tutor's time to another's.
  private static let aims = [(ScriptContender.floorName, 1.2), (PackageContender.title, 0.35)]

  /// The verdict's figures, for the tutor that stays and for the one that is started each time.
  var figures: [Figure] {
    [TutorContender.title, TutorProgramContender.title].flatMap { tutor in
      Self.aims.flatMap { other, aim in
        [Edit.statement, .interface].compactMap { edit -> Figure? in
          guard let time = samples.median(of: tutor, after: edit),
            let floor = samples.median(of: other, after: edit)
          else { return nil }
          let name = "\(tutor), \(edit.rawValue) edit, to: \(other)"
          return Figure(name, time / floor, .ratio, aim: aim)
        }
      }
    }
  }
}
