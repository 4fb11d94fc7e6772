import Foundation
import Glibc

/// The status of a command line that is not understood, as `sysexits.h` has it.
let usageStatus: Int32 = 64

guard let options = Options(arguments: CommandLine.arguments.dropFirst()) else {
  complain(Options.usage)
  exit(usageStatus)
}
do {
  if options.part != .depth { try Benchmark(options: options).run() }
  if options.part == nil { print() }
  if options.part != .verdict { print(DepthBenchmark(rounds: options.rounds).run()) }
} catch {
  complain("The benchmark measured nothing: \(error)")
  exit(EXIT_FAILURE)
}

/// Says on descriptor 2 why there are no figures.
func complain(_ words: String) {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
}
