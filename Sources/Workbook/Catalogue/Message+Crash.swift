/// What is said of a crash, and what it usually means in this course.
extension Message {
  package static let crashed = Message(
    "check.crashed",
    "Your code crashed: {kind}."
  )
  package static let crashedAt = Message(
    "check.crashedAt",
    "Your code crashed in {function}, {place}: {kind}."
  )
  package static let lineOfFile = Message("check.lineOfFile", "{file} line {line}")
  package static let faulted = Message(
    "check.faulted",
    "UIKit raises an exception, which closes the app on a phone: {fault}"
  )

  package static let crashOutOfRange = Message(
    "crash.outOfRange",
    "An array was asked for an element it does not have. After a child was removed, the indices"
      + " behind it have moved."
  )
  package static let crashUnwrapped = Message(
    "crash.unwrapped",
    "`!` was used on nothing: on what was never set, or on a weak reference, which becomes nil the moment"
      + " the last owner lets go, even in the middle of a line."
  )
  package static let crashImplicit = Message(
    "crash.implicit",
    "A property that was declared with a `!` was used before it was set, or after it was taken away."
      + " Take the value in `init`, or say with a `?` that it may be missing."
  )
  package static let crashUnowned = Message(
    "crash.unowned",
    "`unowned` promises that the object outlives whoever refers to it, and it was gone. A child may"
      + " well outlive its parent for a moment: make the way back `weak`, or see who should have kept"
      + " the object."
  )
  package static let crashCast = Message(
    "crash.cast",
    "`as!` promises a type, and the object has another. Ask with `as?`, and say what happens when it"
      + " is not the one you look for."
  )
  package static let crashExclusive = Message(
    "crash.exclusive",
    "A value was read or changed while another change of the same value was under way: a closure that"
      + " changes `childCoordinators` reads them as well. Take a copy before the change begins."
  )
  package static let crashOverflow = Message(
    "crash.overflow",
    "A number left the range of its type, or was divided by zero. Here that is most often an index of"
      + " an empty list: `count - 1` of none."
  )
  package static let crashTry = Message(
    "crash.try",
    "`try!` promises that nothing goes wrong, and something did. Write `try` with `do` and `catch`."
  )
  package static let crashContinuation = Message(
    "crash.continuation",
    "A continuation takes one answer, and got a second. Where several ways lead home, as a button and a"
      + " swipe, the first takes the continuation out of its property and then resumes it; the next finds"
      + " nothing to resume."
  )
  package static let crashOther = Message(
    "crash.other",
    "On a phone the app closes at this line. If it is a `fatalError`, what it stands for is still to be"
      + " written."
  )

  package static let recursion = Message(
    "check.recursion",
    "Your functions call each other without end: {functions}. The first is in {place}."
  )
  package static let recursionOfOne = Message(
    "check.recursionOfOne",
    "{function} calls itself without end, in {place}."
  )
  package static let recursionOfOneMeaning = Message(
    "check.recursionOfOneMeaning",
    "Each call makes the next one. Was another object's method of that name meant, or `super`'s? In a"
      + " `didSet`, does it set its own property?"
  )
  package static let recursionMeaning = Message(
    "check.recursionMeaning",
    "A message that goes up must not come down again the same way: does the parent answer `finish()` by"
      + " calling the child's `finish()`, or does a `didSet` set its own property?"
  )
  package static let stackOverflow = Message(
    "check.stackOverflow",
    "Your code called itself until there was no room left: endless recursion. Does a method call the"
      + " one that calls it, such as finish() and the parent's answer to it?"
  )
}
