import Foundation

/// What is characteristic of an answer, whatever its layout, its comments and the names it gives.
///
/// It is the runs of five words of which most are the student's, each as a number, so that the text itself
/// need not be kept. A word is the starter's where it belongs to a run that the starter has too. So what
/// is counted is what a student wrote: one word put between the starter's makes five new runs, and none
/// that counts.
struct CodePrint: Equatable {
  /// The runs' hashes, each once, in order; 32 bits, since there is a print for every answer of a class.
  private(set) var runs: [UInt32]

  private static let runLength = 5
  /// So many words of a run are the student's, at least.
  private static let leastOwnWords = 3

  /// Reads the Swift files of an answer.
  /// - Parameters:
  ///   - files: Their contents, by name.
  ///   - starter: The starter's print: what stands there already is nobody's own.
  init(_ files: [String: Data], beyond starter: CodePrint? = nil) {
    var runs: Set<UInt32> = []
    let known = Set(starter?.runs ?? [])
    for data in files.values { runs.formUnion(Self.ownRuns(of: CodeWords(data).words, known)) }
    self.runs = runs.sorted()
  }

  /// The runs of a file of which most words belong to no known run.
  private static func ownRuns(of words: [String], _ known: Set<UInt32>) -> [UInt32] {
    let hashes = words.map(hash)
    guard hashes.count >= runLength else { return [] }
    let runs = (runLength...hashes.count).map { hash(of: hashes[($0 - runLength)..<$0]) }
    var isOwn = Array(repeating: true, count: hashes.count)
    for (start, run) in runs.enumerated() where known.contains(run) {
      for place in start..<(start + runLength) { isOwn[place] = false }
    }
    return runs.enumerated().filter { start, _ in
      isOwn[start..<(start + runLength)].count { $0 } >= leastOwnWords
    }.map(\.element)
  }

  /// Makes a print of runs that are in order.
  private init(runs: [UInt32]) { self.runs = runs }

  /// What is left without some runs.
  func subtracting(_ others: Set<UInt32>) -> CodePrint {
    var print = self
    print.runs.removeAll(where: others.contains)
    return print
  }

  /// How much of the two is in both, from 0 to 1.
  func share(with other: CodePrint) -> Double {
    var common = 0
    var (left, right) = (0, 0)
    while left < runs.count, right < other.runs.count {
      let (mine, theirs) = (runs[left], other.runs[right])
      if mine == theirs { common += 1 }
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    let all = runs.count + other.runs.count - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  /// A hash that is the same in every run of the program, unlike `Hasher`'s.
  private static func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hash(of words: ArraySlice<UInt64>) -> UInt32 {
    let hash = words.reduce(0) { ($0 ^ $1) &* 0x9e37_79b9_7f4a_7c15 ^ ($0 >> 29) }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}

/// Coded as bytes, four for each run, the lowest first: there are thousands of prints of hundreds of runs.
extension CodePrint: Codable {
  init(from decoder: any Decoder) throws {
    let bytes = try decoder.singleValueContainer().decode(Data.self)
    let size = MemoryLayout<UInt32>.size
    self.init(
      runs: bytes.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count / size * size, by: size).map {
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
        }
      }
    )
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let runs = runs.map(\.littleEndian)
    try container.encode(runs.withUnsafeBytes { Data($0) })
  }
}
