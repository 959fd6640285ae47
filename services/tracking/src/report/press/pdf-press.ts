import { Worker } from 'node:worker_threads'
import { AppError } from '@gb/service-kit'
import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import type { ReportDocument } from '../document/document-types.js'
import { REPORT_MESSAGES } from '../messages.js'
import type { PressAnswer } from './press-messages.js'

/** Prints wait for each other in the thread; more than this many would wait too long. */
const MOST_WAITING = 20
const PATIENCE_MS = 15_000
/** An idle thread gives its memory back. */
const IDLE_MS = 60_000
const HEAP_MB = 256

interface Waiting {
  done: (pdf: Buffer) => void
  failed: (error: AppError) => void
}

// What was built, also beside the sources, which tests run: a thread has no test tool.
const WORKER = new URL('../../../dist/report/press/pdf.worker.js', import.meta.url)

const failure = () => new AppError('unavailable', REPORT_MESSAGES.failed, { retryAfterSeconds: 5 })

/** Prints documents in a thread of its own, which starts with the first one and ends when idle. */
@Injectable()
export class PdfPress implements OnModuleDestroy {
  private worker: Worker | null = null
  private idle: NodeJS.Timeout | undefined
  private lastId = 0
  private readonly waiting = new Map<number, Waiting>()

  /** @throws AppError `unavailable` when too many wait, or it cannot be printed in time */
  async print(document: ReportDocument): Promise<Buffer> {
    if (this.waiting.size >= MOST_WAITING)
      throw new AppError('unavailable', REPORT_MESSAGES.busy, { retryAfterSeconds: 5 })
    clearTimeout(this.idle)
    const worker = this.started()
    const id = (this.lastId += 1)
    const printed = new Promise<Buffer>((done, failed) => this.waiting.set(id, { done, failed }))
    const patience = setTimeout(() => this.stop(), PATIENCE_MS)
    worker.postMessage({ id, document })
    return printed.finally(() => {
      clearTimeout(patience)
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop(), IDLE_MS).unref()
    })
  }

  onModuleDestroy(): void {
    this.stop()
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    worker.on('message', (answer: PressAnswer) => this.settle(answer))
    // A thread that broke takes its prints with it; the next one gets a new thread.
    worker.on('error', () => this.stop())
    worker.unref()
    this.worker = worker
    return worker
  }

  private settle(answer: PressAnswer): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('pdf' in answer) waiting?.done(Buffer.from(answer.pdf))
    else waiting?.failed(failure())
  }

  /** Ends the thread; what was not printed by now fails. */
  private stop(): void {
    clearTimeout(this.idle)
    const worker = this.worker
    this.worker = null
    const unprinted = [...this.waiting.values()]
    this.waiting.clear()
    for (const { failed } of unprinted) failed(failure())
    void worker?.terminate()
  }
}
