// Runs in a thread of its own: what a person sends may take seconds to read, in which no other request may wait.
import { parentPort, workerData } from 'node:worker_threads'
import { workBehindRequests } from '@gb/service-kit/behind-requests'
import type { ReadingAnswer, ReadingOrder } from './import-answers.js'

workBehindRequests()
// After that, because to load all of it takes longer than to refuse most files.
const { ImportReader } = await import('./import-reader.js')
const { ImportRefusal } = await import('./refusal.js')

const reader = new ImportReader(String(workerData))

const follow = async (order: ReadingOrder): Promise<ReadingAnswer> => {
  if (order.kind === 'end') return { kind: 'file', file: await reader.end() }
  if (order.kind === 'next') return { kind: 'rows', rows: await reader.next() }
  reader.take(order.piece)
  return { kind: 'taken' }
}

const refusal = (error: unknown): ReadingAnswer => {
  if (error instanceof ImportRefusal) return { kind: 'refused', reason: error.reason, log: error.log }
  throw error
}

parentPort?.on('message', (order: ReadingOrder) => {
  void follow(order)
    .catch(refusal)
    .then((answer) => parentPort?.postMessage(answer))
})
