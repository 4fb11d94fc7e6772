/// What `help` says when it is asked about one command.
extension Message {
  /// More about each command, in Markdown, by its verb.
  package static let details: [String: Message] = [
    "lesson": Message(
      "details.lesson",
      "Without a number: the lesson you are in. It opens where you left off, which may be an"
        + " exercise; `read 5 1` shows a lesson's first section."
    ),
    "read": Message(
      "details.read",
      "A section is named by its heading in small letters, `the-hand-off`; a part of the name is"
        + " enough. Behind a lesson's number its own number does too, `read 5 3`. Without a name"
        + " the current section is shown again. `--pager` shows the whole lesson, or the named"
        + " section, in the program that `PAGER` names."
    ),
    "next": Message(
      "details.next",
      "Questions on the way are passed over; ENTER asks them. At an exercise it goes on to the one"
        + " after it, done or not; `lesson 3` and `5.2` jump anywhere. `skip` does the same."
    ),
    "back": Message("details.back", "From an exercise, the lesson's last section is shown."),
    "run": Message(
      "details.run",
      "`run` and `run 5` drive a lesson's app, `run 5.1` what you have written; in a watch `run`"
        + " alone drives what is watched. `--fault NAME` puts a fault of the lesson into its app,"
        + " `--fault` alone lists them. `--tablet` runs it on a tablet. Inside, `help` lists what a"
        + " finger can do."
    ),
    "tour": Message(
      "details.tour",
      "ENTER goes on, `quit` ends it; the app is yours afterwards. In a pipe it plays to its end."
    ),
    "review": Message(
      "details.review",
      "The questions are put to the lesson's app in a setting that the lesson did not have. One"
        + " that you answer rightly comes again after 1, 3, 7 and 21 days, one that you do not"
        + " comes the next day."
    ),
    "save": Message(
      "details.save",
      "The visit is the one to the app that runs, or that ran last. Nothing is overwritten."
    ),
    "replay": Message(
      "details.replay",
      "The file is one that `save` wrote, or that you wrote in its form: `$ run 5`, then `app> tap"
        + " Sign in` and below it the answer. An answer that you leave out is not compared; a line"
        + " that begins with `# ` is said before the next command. tutor ends with 0 when all is as"
        + " recorded and with 1 when something is not."
    ),
    "export": Message(
      "details.export",
      "`export 5` takes the app of lesson 5, `export 5.1` your files as they are now. The folder is"
        + " named after the app and lies where you are, or beside the workbook when you are in it;"
        + " `export 5.1 to DIR` names another. Nothing is overwritten. It opens on a Mac with"
        + " Xcode, on the real UIKit."
    ),
    "exercise": Message("details.exercise", "`5.1` alone does the same."),
    "check": Message(
      "details.check",
      "Without a number: the exercise you are at. `--timings` tells where the time went, `--all`"
        + " checks every exercise that you have begun. Ctrl-C stops a check that takes too long."
    ),
    "watch": Message(
      "details.watch",
      "Each time you save a file of the exercise, the verdict on it comes by itself. All commands"
        + " work meanwhile; `next` and `5.2` take the watch along. `quit` ends it."
    ),
    "edit": Message(
      "details.edit",
      "The editor is the one that `VISUAL` or `EDITOR` names. Where it takes the whole terminal,"
        + " the tutor goes on when you leave it."
    ),
    "hint": Message("details.hint", "Hints go from a nudge to nearly the answer, one at a time."),
    "solution": Message(
      "details.solution",
      "Shows the files that an answer changed. Before the exercise has passed it wants to be told"
        + " that you give up: `solution 5.1 --give-up`. `list` shows what was given up. Where there"
        + " are several right answers, a name chooses one: `solution 5.1 closure`."
    ),
    "diff": Message(
      "details.diff",
      "A line with `-` is yours, one with `+` is the answer's. It opens together with `solution`."
    ),
    "history": Message(
      "details.history",
      "Each line tells when, how many checks were met, and a short name for the files' contents;"
        + " the same name means the same contents. `history 5.1 --restore 3` puts the files of line"
        + " 3 back. What they replace is kept, and `undo` puts it back."
    ),
    "reset": Message(
      "details.reset",
      "The starter's files come back. Yours are kept in `.tutor/snapshots`; `undo` puts them back."
    ),
    "undo": Message(
      "details.undo",
      "The files are put back as they were before the last reset, undo or restoring. What they"
        + " replace is kept, so `undo` again takes the undo back. Without a number: the exercise"
        + " you are at, or else the lesson's one whose files were replaced last."
    ),
    "doctor": Message(
      "details.doctor",
      "Toolchain, linker, libraries, sandbox, file events, terminal, disk, workbook: each is tried,"
        + " and what does not work is told with its cure. tutor ends with 4 when something is"
        + " broken."
    ),
    "new": Message(
      "details.new",
      "`new lesson NAME` begins a lesson behind the last one, `new exercise 5 NAME` an exercise"
        + " behind the last one of lesson 5. What is begun compiles and runs, stands in every list,"
        + " and keeps all promises but one: `verify` lists by file and line each `Write here`,"
        + " until something else stands there. Nothing is overwritten."
    ),
    "verify": Message(
      "details.verify",
      "Of the lessons and exercises that are named, or of the whole course: each starter fails,"
        + " each right answer passes, each misconception is told from the others, and each text is"
        + " true. What is not so is listed by file and line, and tutor ends with 1.\n\n"
        + "`verify --record 5` writes down anew what the app of lesson 5 shows in its text and"
        + " tour, and touches no other file. `verify --mutants` breaks each reference in every"
        + " place and lists what no check sees."
    ),
    "edition": Message(
      "details.edition",
      "`edition student DIR` copies the workbook without right answers and wrong ones; the hidden"
        + " checks, hints and explanations are sealed. `edition instructor DIR` copies all of it."
        + " Exercises are at their starters, and progress is not copied.\n\n"
        + "Over an edition it brings what nobody has changed up to date and tells what stays; a"
        + " folder that holds something else is refused. A run that was stopped is simply run"
        + " again. A student's edition makes students' editions too, and so brings an older one up"
        + " to date. tutor ends with 4 when the edition cannot be made."
    ),
    "grade": Message(
      "details.grade",
      "Each folder or archive (zip, tar, 7z, git bundle) in `CLASS` is what one student has handed in,"
        + " whole or in part. What is assigned, when it is due and what it counts stands in"
        + " `CLASS/grading.json`, or in the file that `--settings` names; without it everything"
        + " counts one point a check. A table is shown; all reports are written to"
        + " `CLASS/.grading/reports`, or where `--out` says. `--format` prints one of them instead"
        + " of the table.\n\n"
        + "A run that was stopped goes on where it was, and what has not changed is not run again."
        + " After an update of the course `--regrade` tells which grades differ from the last"
        + " run's, and why. `--only 5,6.1` grades a part of what is assigned, `--jobs 4` four"
        + " students at once instead of two. `--shard 2/4` grades the second of four shares of the"
        + " class, on this machine or another; `tutor report` puts them together.\n\n"
        + "tutor ends with 0 when the class is graded, whatever the grades; with 3 when there is"
        + " nothing to grade; with 4 when something failed: the settings, a file, an answer that"
        + " could not be graded, or bubblewrap, without which nothing is run unless `--unsafe` says"
        + " so."
    ),
    "report": Message(
      "details.report",
      "Each `DIR` is the folder that `grade CLASS --shard K/N` wrote,"
        + " `CLASS/.grading/shards/K-of-N`, or a class with all of them. The reports are those of a"
        + " run on one machine; they are written to `CLASS/.grading/reports`, or where `--out`"
        + " says. Shards that were not graded on the same terms are refused, as is a missing one"
        + " unless `--partial` says otherwise.\n\n"
        + "tutor ends with 0 when all is reported; with 3 when there are no shards; with 4 when"
        + " something failed, or they do not belong together."
    ),
    "list": Message("details.list", "The exercises of the current lesson are listed below it."),
    "completions": Message(
      "details.completions",
      "For bash, `source <(tutor completions bash)` in `~/.bashrc`; the first line of what is"
        + " printed says it for your shell."
    ),
    "help": Message(
      "details.help",
      "`help run` says more about `run`, `help all` lists every command in full, and what tutor ends"
        + " with."
    ),
    "quit": Message("details.quit", "Ctrl-D does the same; the end of the input leaves all."),
  ]
}
