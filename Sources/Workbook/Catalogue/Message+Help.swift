/// What `help` says above and below its list of commands.
extension Message {
  package static let helpIntroduction = Message(
    "help.introduction",
    "tutor opens the course where you left off. Each command is typed at the prompt, or given to"
      + " tutor itself: `tutor check 5.1`."
  )
  package static let helpShort = Message(
    "help.short",
    "Type a command here, or after `tutor` in a shell: `check 5.1`."
  )
  package static let helpFurther = Message("help.further", "Also: {verbs}.")
  package static let helpAll = Message(
    "help.all",
    "`help check` says more about `check`; `help all` lists all that can be typed."
  )
  package static let helpCommands = Message("help.commands", "Commands")
  package static let helpEnter = Message(
    "help.enter",
    "ENTER alone does the obvious next thing; the line above the prompt says what. TAB completes."
      + " Ctrl-C stops what runs, Ctrl-D leaves."
  )
  package static let helpPlain = Message(
    "help.plain",
    "`tutor --plain` is for screen readers: no drawing, no colour, nothing on the screen changes"
      + " again. TUTOR_PLAIN=1 does the same."
  )
  package static let helpLanguage = Message(
    "help.language",
    "`--lang uz` speaks Uzbek, as TUTOR_LANG=uz or an Uzbek locale does; `--lang en` speaks"
      + " English. What is not translated stays English."
  )
  package static let helpVersion = Message(
    "help.version",
    "`tutor --version` tells which tutor this is, which compiler checks your code, and which"
      + " workbook is open."
  )
}
