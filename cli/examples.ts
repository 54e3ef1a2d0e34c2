import type { Command } from 'commander'
import { pathOf } from './command-tree.ts'

/** Shown in the command's help. Each is run by a test. */
interface Example {
  /** What follows `clinic`. */
  line: string
  does: string
  /** If it is not 0. */
  exitCode?: number
}

export const examplesOf = (command: Command): readonly Example[] => examples[pathOf(command)] ?? []

/** By the words of the command after `clinic`. */
export const examples: Record<string, readonly Example[]> = {
  morning: [
    { line: 'morning', does: 'Who waits longest, and the commands for it; the same as clinic alone.' },
  ],
  'enquiries list': [
    { line: 'enquiries list', does: 'Who wrote, and who waits.' },
    { line: 'enquiries list --status new,contacted --since 7d', does: 'What is open of the last week.' },
    { line: 'enquiries list --json reference,status', does: 'Two fields of each, for a script.' },
  ],
  'enquiries show': [
    { line: 'enquiries show ENQ-7F3K-9QW2', does: 'Everything about one.' },
    { line: 'enquiries show 7f3k9qw2', does: 'The same: capitals, dashes and ENQ do not matter.' },
  ],
  'enquiries history': [{ line: 'enquiries history ENQ-7F3K-9QW2', does: 'Who did what to it, and when.' }],
  'enquiries overdue': [
    {
      line: 'enquiries overdue',
      does: 'Who waits longer than promised; exit code 1, since somebody does.',
      exitCode: 1,
    },
  ],
  'enquiries stats': [{ line: 'enquiries stats --since 7d', does: 'How busy the last week was.' }],
  'enquiries set-status': [
    { line: 'enquiries set-status contacted ENQ-7F3K-9QW2', does: 'After ringing back.' },
    {
      line: 'enquiries set-status spam ENQ-9CWM-K6VA ENQ-4HJX-T2PD',
      does: 'Several at once: all move or none.',
    },
  ],
  'enquiries note': [
    { line: 'enquiries note ENQ-7F3K-9QW2', does: 'Asks for the note, and keeps it with the enquiry.' },
    { line: 'enquiries note ENQ-7F3K-9QW2 --correct', does: 'Asks for a new version of the note.' },
  ],
  'enquiries ring-back': [
    { line: 'enquiries ring-back ENQ-7F3K-9QW2 tomorrow 10:00', does: 'Reminds you to ring back then.' },
    { line: 'enquiries ring-back ENQ-7F3K-9QW2 --clear', does: 'Nobody needs to ring back.' },
  ],
  'enquiries undo': [{ line: 'enquiries undo', does: 'Undoes your own last change.' }],
  'enquiries correct': [
    { line: 'enquiries correct ENQ-7F3K-9QW2 booked', does: 'The status that it should have had.' },
  ],
  'enquiries edit': [
    { line: 'enquiries edit ENQ-7F3K-9QW2 --email', does: 'Asks for the address that the visitor meant.' },
    { line: 'enquiries edit ENQ-7F3K-9QW2 --name --born', does: 'Asks for the name and the date of birth.' },
  ],
  'enquiries restrict': [
    { line: 'enquiries restrict ENQ-7F3K-9QW2', does: 'No list and no mail speaks of it from now on.' },
    { line: 'enquiries restrict ENQ-7F3K-9QW2 --lift', does: 'Works with it again.' },
  ],
  'enquiries export': [
    {
      line: 'enquiries export --format csv --since 7d --output enquiries.csv',
      does: 'The last week for a spreadsheet, in a file that only you can read.',
    },
    { line: 'enquiries export --format ndjson --status booked', does: 'For another program, one a line.' },
  ],
  desk: [{ line: 'desk --help', does: 'How the desk opens; clinic desk opens it until Ctrl-C.' }],
  'privacy find': [
    { line: 'privacy find --email', does: 'Asks for the address, and says what is held and where.' },
    { line: 'privacy find --name --born', does: 'Asks for the name and the date of birth.' },
  ],
  'privacy export': [
    {
      line: 'privacy export --phone --output access',
      does: 'Asks for the number, and writes access.json and access.txt.',
    },
  ],
  'privacy erase': [
    { line: 'privacy erase --email', does: 'Asks for the address, shows what goes, and asks again.' },
  ],
  'privacy purge': [
    { line: 'privacy purge --dry-run', does: 'Lists what is older than the privacy policy allows.' },
  ],
  whoami: [
    { line: 'whoami', does: 'The name your changes are recorded under.' },
    { line: 'whoami --set EC', does: 'Your initials, where several people share an account.' },
  ],
  'content check': [
    { line: 'content check', does: 'Every finding in the content, with its place.' },
    { line: 'content check --format json', does: 'The same for a program.' },
  ],
  'content claims': [{ line: 'content claims profhilo', does: 'Each figure that is stated about it.' }],
  'content diff': [{ line: 'content diff HEAD', does: 'What changed since the last commit.' }],
  'content new treatment': [
    {
      line: 'content new treatment --title "LED light" --slug led-light --group device --price 60 --unit session --from yes --flags device --reason none',
      does: 'Writes the page with what the options say; without them, at a terminal, each is asked.',
    },
  ],
  'content schemas': [{ line: 'content schemas', does: 'Lets the editor complete and explain keys.' }],
  'notifications list': [{ line: 'notifications list', does: 'Mails that are waiting or have failed.' }],
  'notifications retry': [{ line: 'notifications retry', does: 'Sends again all that failed.' }],
  'db migrate': [{ line: 'db migrate', does: 'After an update of the program.' }],
  'db status': [{ line: 'db status', does: 'Which migrations were applied.' }],
  'db backup': [
    { line: 'db backup --keep 14', does: 'A backup; those older than fourteen days go.' },
    { line: 'db backup var/before-update.sqlite3', does: 'A backup in a file of this name.' },
  ],
  'db verify': [{ line: 'db verify var/before-update.sqlite3', does: 'Whether a restore of it would work.' }],
  'db restore': [
    { line: 'db restore var/before-update.sqlite3', does: 'Puts it in the place of the database.' },
  ],
  'db copy': [{ line: 'db copy --to sqlite:var/copy.sqlite3', does: 'Copies all to an empty database.' }],
  doctor: [{ line: 'doctor', does: 'What is wrong on this machine, and the remedy.' }],
  completion: [
    { line: 'completion bash', does: 'Prints the script: eval "$(clinic completion bash)" in ~/.bashrc.' },
    { line: 'completion zsh', does: 'The same in ~/.zshrc, after compinit.' },
    { line: 'completion fish', does: 'Write it to ~/.config/fish/completions/clinic.fish.' },
  ],
}
