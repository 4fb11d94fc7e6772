import Foundation
import Testing

@testable import Grading

@Suite struct ShardTests {
  private let names = (1...3_000).map { "student \($0)" }

  @Test(arguments: ["1/1", "1/4", "4/4", "1000/1000"])
  func aShareIsReadAsItIsWritten(_ text: String) throws {
    #expect(try #require(Shard(text)).description == text)
  }

  @Test(
    arguments: [
      "", "1", "0/4", "5/4", "-1/4", "1/0", "1/1001", "1/4/4", "01/4", "1 / 4", "+1/4", "a/b", "/",
      "1/99999999999999999999",
    ]
  )
  func whatIsNoShareIsNotRead(_ text: String) { #expect(Shard(text) == nil) }

  @Test func everyStudentIsInOneShare() throws {
    let shards = try (1...7).map { try #require(Shard(number: $0, of: 7)) }
    for name in names { #expect(shards.count { $0.contains(name) } == 1) }
    for shard in shards {
      #expect((300...560).contains(names.count(where: shard.contains)), "\(shard) is uneven")
    }
  }

  @Test func everyMachineDealsAlike() throws {
    let shard = try #require(Shard("2/4"))
    let dealt = ["ada", "bob", "cyd", "dot", "eva", "Ünal"].filter(shard.contains)
    #expect(dealt == ["eva", "Ünal"], "who is in it may never change")
  }
}
