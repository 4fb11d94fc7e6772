/// What the tutor says to authors who begin a lesson or an exercise.
extension Message {
  package static let newWritten = Message("new.written", "Written: {path}")
  package static let newListed = Message("new.listed", "Listed in: {path}")
  package static let newLessonOnward = Message(
    "new.lessonOnward",
    "It runs: `tutor run {lesson}`. `tutor verify {lesson}` lists by file and line what is still to be"
      + " written, and `tutor new exercise {lesson} NAME` begins an exercise of it."
  )
  package static let newExerciseOnward = Message(
    "new.exerciseOnward",
    "It runs: `tutor run {exercise}`. `tutor verify {exercise}` lists by file and line what is still to"
      + " be written. When the starter is, `tutor reset {exercise}` copies it to where the student works."
  )

  package static let newNameUnusable = Message(
    "new.nameUnusable",
    "`{name}` cannot name a folder of the course. Join small words with dashes, the first letter a"
      + " letter: `hand-off`."
  )
  package static let newNameTaken = Message(
    "new.nameTaken",
    "`{name}` would make a module called {module}, as {path} does. Go on there, or choose another name."
  )
  package static let newAlreadyThere = Message(
    "new.alreadyThere",
    "{path} is there already, and nothing was written. Move it away, or choose another name."
  )
  package static let newNoList = Message(
    "new.noList",
    "{path} has no list in which `{entry}` could stand, and nothing was written. `git diff {path}` shows"
      + " what was changed."
  )
  package static let newUnreadable = Message(
    "new.unreadable",
    "{path} cannot be read: {reason}. Nothing was written."
  )
  package static let newUnwritable = Message(
    "new.unwritable",
    "{path} cannot be written: {reason}. Remove what was begun, and try again."
  )
}
