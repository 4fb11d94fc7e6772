import Workbook

/// `tour 5` shows what a lesson's app does, command by command.
struct TourCommand: Command {
  static let declaration = Declaration(verb: "tour", parameters: [.lesson])
  var number: Int?

  init(_ arguments: Arguments) { number = arguments.lesson }

  func run(in context: Context) throws -> Outcome {
    let lesson = try context.lesson(number)
    guard let tour = Tour(try lesson.tour().transcripts[...]) else { return Outcome() }
    return try TourView.beginning(of: tour, in: context)
  }
}
