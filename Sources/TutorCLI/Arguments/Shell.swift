/// A shell that can complete the tutor's command line.
///
/// The scripts hold no list: each asks the tutor, which knows the course that is there.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// What the shell is to read at its start.
  var script: String {
    switch self {
    case .bash:
      """
      # In ~/.bashrc: source <(tutor completions bash)
      _tutor() {
        local IFS=$'\\n'
        COMPREPLY=($(tutor complete "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
      }
      # A point is part of an exercise's number.
      complete -o default -F _tutor tutor
      """
    case .zsh:
      """
      # In ~/.zshrc, after compinit: source <(tutor completions zsh)
      _tutor() {
        local -a words_of_tutor
        words_of_tutor=(${(f)"$(tutor complete "${LBUFFER}" 2>/dev/null)"})
        if (( ${#words_of_tutor} )); then compadd -a words_of_tutor; else _files; fi
      }
      compdef _tutor tutor
      """
    case .fish:
      """
      # In ~/.config/fish/completions/tutor.fish: tutor completions fish | source
      complete -c tutor -f -a '(tutor complete (commandline -cp) 2>/dev/null)'
      """
    }
  }
}
