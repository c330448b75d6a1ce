import { lockFolder } from '../folder-lock.ts'
import { must } from './raid.ts'

/** Claims the folder of the given file, says so, and waits to be killed. A claim that nothing refers to would be collected, and end. */
const lock = must(lockFolder(process.argv[2] ?? ''))
process.stdout.write('locked')
setInterval(() => lock.inPlace(), 60_000)
