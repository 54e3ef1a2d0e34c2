/** The shells that can complete. */
export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

/**
 * Each asks `clinic complete` for words. What was typed is sent on standard input, since anybody on the machine may see a
 * command's arguments; nothing is kept. If nothing is offered, the shell completes names of files.
 */
export const completionScripts: Record<Shell, string> = {
  bash: `# Completion of clinic for bash. Put into ~/.bashrc: eval "$(clinic completion bash)"
_clinic() {
  local found
  COMPREPLY=()
  while IFS=$'\\t' read -r found _; do
    COMPREPLY+=("$found")
  done < <(printf '%s\\n' "\${COMP_WORDS[@]:1:COMP_CWORD}" | clinic complete 2>/dev/null)
}
complete -o default -F _clinic clinic
`,
  zsh: `#compdef clinic
# Completion of clinic for zsh. Put into ~/.zshrc, after compinit: eval "$(clinic completion zsh)"
_clinic() {
  local -a found
  local word description
  while IFS=$'\\t' read -r word description; do
    found+=("\${word//:/\\\\:}\${description:+:$description}")
  done < <(printf '%s\\n' "\${(@)words[2,CURRENT]}" | clinic complete 2>/dev/null)
  if (( $#found )); then _describe clinic found; else _files; fi
}
compdef _clinic clinic
`,
  fish: `# Completion of clinic for fish. Write it to ~/.config/fish/completions/clinic.fish
function __clinic_complete
  set -l before (commandline -opc)
  set -l found (printf '%s\\n' $before[2..] (commandline -ct | string collect --allow-empty) | clinic complete 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c clinic -f -a '(__clinic_complete)'
`,
}
