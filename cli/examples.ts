import type { Command } from 'commander'
import { pathOf } from './command-tree.ts'

/** A command line shown in help, which a test runs. */
interface Example {
  /** What follows `clinic`. */
  line: string
  does: string
}

export function examplesOf(command: Command): Example[] {
  const path = pathOf(command)
  return Object.entries(examples[path] ?? {}).map(([rest, does]) => ({
    line: `${path} ${rest}`.trim(),
    does,
  }))
}

/** By the command's words: what may follow them, which may be nothing, and what the line then does. */
export const examples: Record<string, Record<string, string>> = {
  morning: { '': 'Who waits longest, and the commands for it; the same as clinic alone.' },
  'enquiries list': {
    '': 'Who wrote, and who waits.',
    '--status new,contacted --since 7d': 'What is open of the last week.',
    '--json reference,status': 'Two fields of each, for a script.',
  },
  'enquiries show': {
    'ENQ-7F3K-9QW2': 'Everything about one.',
    '7f3k9qw2': 'The same: capitals, dashes and ENQ do not matter.',
  },
  'enquiries history': { 'ENQ-7F3K-9QW2': 'Who did what to it, and when.' },
  'enquiries overdue': { '': 'Who waits longer than promised; exit code 1, since somebody does.' },
  'enquiries stats': { '--since 7d': 'How busy the last week was.' },
  'enquiries set-status': {
    'contacted ENQ-7F3K-9QW2': 'After ringing back.',
    'spam ENQ-9CWM-K6VA ENQ-4HJX-T2PD': 'Several at once: all move or none.',
  },
  'enquiries note': {
    'ENQ-7F3K-9QW2': 'Asks for the note, and keeps it with the enquiry.',
    'ENQ-7F3K-9QW2 --correct': 'Asks for a new version of the note.',
  },
  'enquiries ring-back': {
    'ENQ-7F3K-9QW2 tomorrow 10:00': 'Reminds you to ring back then.',
    'ENQ-7F3K-9QW2 --clear': 'Nobody needs to ring back.',
  },
  'enquiries undo': { '': 'Undoes your own last change.' },
  'enquiries correct': { 'ENQ-7F3K-9QW2 booked': 'The status that it should have had.' },
  'enquiries edit': {
    'ENQ-7F3K-9QW2 --email': 'Asks for the address that the visitor meant.',
    'ENQ-7F3K-9QW2 --name --born': 'Asks for the name and the date of birth.',
  },
  'enquiries restrict': {
    'ENQ-7F3K-9QW2': 'No list and no mail speaks of it from now on.',
    'ENQ-7F3K-9QW2 --lift': 'Works with it again.',
  },
  'enquiries export': {
    '--format csv --since 7d --output enquiries.csv':
      'The last week for a spreadsheet, in a file that only you can read.',
    '--format ndjson --status booked': 'For another program, one a line.',
  },
  desk: { '--help': 'How the desk opens; clinic desk opens it until Ctrl-C.' },
  'privacy find': {
    '--email': 'Asks for the address, and says what is held and where.',
    '--name --born': 'Asks for the name and the date of birth.',
  },
  'privacy export': {
    '--phone --output access': 'Asks for the number, and writes access.json and access.txt.',
  },
  'privacy erase': { '--email': 'Asks for the address, shows what goes, and asks again.' },
  'privacy purge': { '--dry-run': 'Lists what is older than the privacy policy allows.' },
  whoami: {
    '': 'The name your changes are recorded under.',
    '--set EC': 'Your initials, where several people share an account.',
  },
  'content check': {
    '': 'Every finding in the content, with its place.',
    '--format json': 'The same for a program.',
  },
  'content claims': { profhilo: 'Each figure that is stated about it.' },
  'content diff': { HEAD: 'What changed since the last commit.' },
  'content new treatment': {
    '--title "LED light" --slug led-light --group device --price 60 --unit session --from yes --flags device --reason none':
      'Writes the page with what the options say; without them, at a terminal, each is asked.',
  },
  'content schemas': { '': 'Lets the editor complete and explain keys.' },
  'notifications list': { '': 'Mails that are waiting or have failed.' },
  'notifications retry': { '': 'Sends again all that failed.' },
  'db migrate': { '': 'After an update of the program.' },
  'db status': { '': 'Which migrations were applied.' },
  'db backup': {
    '--keep 14': 'A backup; those older than fourteen days go.',
    'var/before-update.sqlite3': 'A backup in a file of this name.',
  },
  'db verify': { 'var/before-update.sqlite3': 'Whether a restore of it would work.' },
  'db restore': { 'var/before-update.sqlite3': 'Puts it in the place of the database.' },
  'db copy': { '--to sqlite:var/copy.sqlite3': 'Copies all to an empty database.' },
  doctor: { '': 'What is wrong on this machine, and the remedy.' },
  completion: {
    bash: 'Prints the script: eval "$(clinic completion bash)" in ~/.bashrc.',
    zsh: 'The same in ~/.zshrc, after compinit.',
    fish: 'Write it to ~/.config/fish/completions/clinic.fish.',
  },
}
