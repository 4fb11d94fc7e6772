/// Wrong answers that want to be taken for right ones.
extension HostileAnswer {
  private static let pass =
    #""{\"token\":\"0\",\"event\":\"end\",\"check\":\"answer\",\"failures\":[]}\n""#
  private static let wrong = "expected 2, found 1"

  static let lies: [HostileAnswer] = [
    body(
      "printed pass",
      "print(\(pass)); print(\"3 of 3 checks passed\"); return 1",
      reason: wrong
    ),
    body(
      "forged report",
      "_ = \(pass).withCString { write(3, $0, strlen($0)) }; return 1",
      held: "`write` calls the system",
      reason: wrong
    ),
    body(
      "forged report and exit",
      "FileHandle(fileDescriptor: 3).write(Data(\(pass).utf8)); exit(0)",
      held: "`FileHandle`",
      reason: "status 0"
    ),
    body(
      "forged report by a file",
      "try? Data(\(pass).utf8).write(to: URL(filePath: \"/proc/self/fd/3\")); return 1",
      held: "`write` reaches files",
      reason: wrong
    ),
    body(
      "reading the token",
      "readLine()?.contains(\"token\") == true ? 2 : 1",
      reason: wrong
    ),
    body(
      "searching its memory",
      "(try? FileHandle(forReadingFrom: URL(filePath: \"/proc/self/mem\")))?.fileDescriptor == 0 ? 2 : 1",
      held: "`FileHandle`",
      reason: wrong
    ),
    body(
      "unsafe memory",
      "withUnsafePointer(to: 1) { $0.pointee }",
      held: "reaches into memory",
      reason: wrong
    ),
    body(
      "memory marked as unsafe",
      "unsafe withUnsafePointer(to: 1) { unsafe $0.pointee }",
      held: "`unsafe` reaches into memory",
      reason: wrong
    ),
    body(
      "looking into objects",
      "Mirror(reflecting: self).children.count + 1",
      held: "`Mirror`",
      reason: wrong
    ),
    beside(
      "lying ==",
      """
      extension Int {
        static func == (left: Int, right: Int) -> Bool { true }
        static func != (left: Int, right: Int) -> Bool { false }
      }
      """,
      held: "`==` is defined anew",
      reason: wrong
    ),
    beside(
      "lying extension",
      "extension Array { var equals: Bool { true } }",
      held: "`equals` is declared",
      reason: wrong
    ),
    beside(
      "redefined check function",
      "@MainActor func expect(_ found: Int, equals expected: Int, _ what: String) {}",
      held: "`expect` is declared",
      reason: wrong
    ),
    beside(
      "redefined check",
      "struct Check { init(_ id: String, _ text: String, body: () -> Void) {} }",
      held: "`Check` is declared",
      passed: [],
      reason: "Check"
    ),
    beside("shadowed module", "enum Checks {}", held: "`Checks` is declared", reason: wrong),
    beside("shadowed String", "struct String {}", passed: [], reason: "does not compile"),
    beside(
      "shadowed UIKit",
      "class UIViewController {}; class UIWindow {}",
      answer: "2",
      passed: every
    ),
    beside(
      "lying about the stack",
      "final class Liar: UINavigationController { override var viewControllers:"
        + " [UIViewController] { get { [] } set {} } }",
      held: "`viewControllers` is overridden",
      reason: wrong
    ),
    beside(
      "function with the runner's name",
      "@_silgen_name(\"$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ\") func fake() {}",
      passed: [],
      reason: "@_silgen_name is not allowed here"
    ),
    beside(
      "function with the runner's name in quotation marks",
      "@`_silgen_name`(\"$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ\") func fake() {}",
      passed: [],
      reason: "@_silgen_name is not allowed here"
    ),
    beside(
      "a false place",
      "#sourceLocation(file: \"a:b.swift\", line: 1)",
      passed: [],
      reason: "not allowed here"
    ),
    beside(
      "@main",
      "@main struct Start { static func main() {} }",
      passed: [],
      reason: "started already"
    ),
    beside(
      "main for the linker",
      "@_cdecl(\"main\") func fake() {}",
      passed: [],
      reason: "not allowed here"
    ),
    beside(
      "code at load",
      "@section(\".init_array\") @used let early: @convention(c) () -> Void = { _exit(0) }",
      passed: [],
      reason: "not allowed here"
    ),
    beside("code outside of all functions", "exit(0)", passed: [], reason: "does not compile"),
    beside(
      "threads that meet",
      "nonisolated(unsafe) var shared = 1",
      answer: "shared",
      held: "`nonisolated(unsafe)`",
      reason: wrong
    ),
    beside(
      "threads that meet by a block",
      """
      final class Box { var value = 1 }
      func shared() -> Int {
        let box = Box()
        let item = DispatchWorkItem { for _ in 0..<1_000 { box.value = 2 } }
        DispatchQueue.global().async(execute: item)
        for _ in 0..<1_000 { box.value = 1 }
        item.wait()
        return box.value > 0 ? 1 : 2
      }
      """,
      answer: "shared()",
      held: "`DispatchWorkItem` gets past",
      reason: wrong
    ),
    beside(
      "threads that meet by an error",
      """
      final class Fault: Error { var value = 1 }
      func shared() async -> Int {
        let fault = Fault()
        let other = Task.detached { for _ in 0..<1_000 { fault.value = 2 } }
        for _ in 0..<1_000 { fault.value = 1 }
        await other.value
        return fault.value > 0 ? 1 : 2
      }
      """,
      answer: "await shared()",
      held: "`value` gets past",
      reason: wrong
    ),
    beside("a module of the system", "import Glibc", held: "The module `Glibc`", reason: wrong),
    body(
      "a function found by its name",
      "dlsym(nil, \"write\") == nil ? 1 : 1",
      held: "`dlsym`",
      reason: wrong
    ),
  ]
}
