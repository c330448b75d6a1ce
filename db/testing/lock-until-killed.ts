import { lockFolder } from '../folder-lock.ts'
import { must } from './raid.ts'

/** Claims the folder of the given file, says so, and waits to be killed. */
must(lockFolder(process.argv[2] ?? ''))
process.stdout.write('locked')
setInterval(() => {}, 60_000)
