import { Worker } from 'node:worker_threads'
import type { AppError } from '@gb/service-kit'
import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import type { ReportDocument } from '../document/document-types.js'
import type { PrinterAnswer, PrinterOrder } from './printer-messages.js'
import { ReportFailed, ReportsBusy } from '../errors.js'

/** Prints wait for each other; more than this many, the one that is being printed included, would wait too long. */
const MOST_WAITING = 20
/** How long one print may take; a browser waits for 30 s. Waiting for others is not its fault and does not count. */
const PATIENCE_MS = 25_000
/** An idle thread gives its memory back. */
const IDLE_MS = 60_000
const HEAP_MB = 256

interface Print {
  order: PrinterOrder
  done: (pdf: Buffer) => void
  failed: (error: AppError) => void
}

// What was built, also beside the sources, which tests run: a thread has no test tool.
const WORKER = new URL('../../../dist/report/printer/pdf.worker.js', import.meta.url)

const failure = () => new ReportFailed()

/**
 * Prints documents one after the other in a thread of its own, which starts with the first one and ends when idle. A
 * print that breaks the thread, or takes too long, ends with it; those that wait get a new thread.
 */
@Injectable()
export class PdfPrinter implements OnModuleDestroy {
  protected readonly patienceMs: number = PATIENCE_MS
  protected readonly workerUrl: URL = WORKER
  private worker: Worker | null = null
  private timer: NodeJS.Timeout | undefined
  private printing: Print | null = null
  private readonly waiting: Print[] = []

  /** @throws AppError `unavailable` when too many wait, or it cannot be printed in time */
  async print(document: ReportDocument): Promise<Buffer> {
    if (this.waiting.length + (this.printing ? 1 : 0) >= MOST_WAITING) throw new ReportsBusy()
    const printed = new Promise<Buffer>((done, failed) =>
      this.waiting.push({ order: { document }, done, failed }),
    )
    if (!this.printing) this.printNext()
    return printed
  }

  onModuleDestroy(): void {
    const unprinted = [this.printing, ...this.waiting]
    this.waiting.length = 0
    this.endThread()
    for (const print of unprinted) print?.failed(failure())
  }

  private printNext(): void {
    clearTimeout(this.timer)
    const next = this.waiting.shift()
    this.printing = next ?? null
    if (!next) {
      this.timer = setTimeout(() => this.endThread(), IDLE_MS).unref()
      return
    }
    this.timer = setTimeout(() => this.giveUp(), this.patienceMs)
    this.thread().postMessage(next.order)
  }

  private thread(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(this.workerUrl, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    // What a thread says that was ended meanwhile is about nothing that is being printed now.
    worker.on('message', (answer: PrinterAnswer) => {
      if (this.worker === worker) this.settle(answer)
    })
    worker.on('error', () => {
      if (this.worker === worker) this.giveUp()
    })
    worker.unref()
    this.worker = worker
    return worker
  }

  private settle(answer: PrinterAnswer): void {
    const print = this.printing
    this.printNext()
    if ('pdf' in answer) print?.done(Buffer.from(answer.pdf))
    else print?.failed(failure())
  }

  /** What is being printed fails, and its thread ends with it; the next one goes on in a new one. */
  private giveUp(): void {
    const print = this.printing
    this.endThread()
    this.printNext()
    print?.failed(failure())
  }

  private endThread(): void {
    clearTimeout(this.timer)
    const worker = this.worker
    this.worker = null
    this.printing = null
    void worker?.terminate()
  }
}
