import { openDatabase } from '../open.ts'

/** Opens the given file and prints the outcome. */
const result = openDatabase(process.argv[2] ?? '')
process.stdout.write(result.kind === 'done' ? 'done' : (result.refusal.detail ?? ''))
