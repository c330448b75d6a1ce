import { parentPort, threadId } from 'node:worker_threads'
import type { FromWorker, ToWorker } from '../work/messages.ts'

// A worker thread whose jobs end in every way a job can, named by the file they are given.

const host = parentPort
if (host === null) throw new Error('this file is the start of a worker thread')
const tell = (message: FromWorker) => host.postMessage(message)

host.on('message', (told: ToWorker) => {
  if (told.job === null) return host.close()
  const { input } = told
  const { file } = Object(input) as { file: string }
  const swollen: object[][] = []
  switch (file) {
    case 'spins':
      for (;;);
    case 'swells':
      for (;;) swollen.push(Array.from({ length: 10_000 }, () => ({})))
    case 'whoami':
      return tell({ kind: 'done', output: threadId })
    case 'dies':
      return process.exit(3)
    case 'throws':
      return tell({ kind: 'failed', error: new Error('a bug') })
    case 'takes its time':
      for (let n = 1; n <= 20; n++) setTimeout(() => tell(n < 20 ? { kind: 'tick', done: n } : { kind: 'done', output: 'at last' }), n * 40)
      return
    default:
      return tell({ kind: 'done', output: file })
  }
})
tell({ kind: 'ready' })
