import { Worker } from 'node:worker_threads'
import { Injectable } from '@nestjs/common'
import { ReadingFailed } from '../errors.js'
import { importRefusal } from './import-refusals.js'
import type { FoundFile, FoundRows, ReadingAnswer, ReadingOrder } from './import-answers.js'

// What was built, also beside the sources, which tests run: a thread has no test tool.
const WORKER = new URL('../../../../dist/privacy/my-data/reading/import.worker.js', import.meta.url)

/** How long one step may take; the longest is to read a whole CSV file. */
const PATIENCE_MS = 40_000
// A CSV file of 16 MiB with one letter that needs two bytes is a text of 32 MiB. The bytes themselves lie outside.
const HEAP_MB = 128
const YOUNG_HEAP_MB = 16

interface Waiting {
  done: (answer: ReadingAnswer) => void
  failed: (error: Error) => void
  timer: NodeJS.Timeout
}

/** One file that is read in a thread of its own. Whatever becomes of the thread, only this file is concerned. */
export class ImportThread {
  private readonly worker: Worker
  private waiting: Waiting | null = null
  private hasEnded = false

  constructor(
    userId: string,
    url: URL,
    private readonly patienceMs: number,
  ) {
    this.worker = new Worker(url, {
      workerData: userId,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    })
    this.worker.on('message', (answer: ReadingAnswer) => this.settle()?.done(answer))
    this.worker.on('error', () => this.close())
    this.worker.on('exit', () => this.close())
  }

  /** @throws AppError for a file that is refused, or `try_again_later` when the thread is no more */
  async take(piece: Uint8Array): Promise<void> {
    // A piece may be a view into a block that others share, which would go along whole.
    const own = Uint8Array.from(piece)
    await this.ask({ kind: 'take', piece: own }, [own.buffer])
  }

  /** @throws AppError as `take` */
  async end(): Promise<FoundFile> {
    const answer = await this.ask({ kind: 'end' })
    if (answer.kind !== 'file') throw new ReadingFailed()
    return answer.file
  }

  /**
   * The next rows; null when there are no more.
   * @throws AppError as `take`
   */
  async next(): Promise<FoundRows | null> {
    const answer = await this.ask({ kind: 'next' })
    if (answer.kind !== 'rows') throw new ReadingFailed()
    return answer.rows
  }

  /** Ends the thread, whatever it is doing; what is being waited for fails. */
  close(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    void this.worker.terminate()
    this.settle()?.failed(new ReadingFailed())
  }

  private async ask(order: ReadingOrder, transfer: ArrayBuffer[] = []): Promise<ReadingAnswer> {
    if (this.hasEnded) throw new ReadingFailed()
    const answer = await new Promise<ReadingAnswer>((done, failed) => {
      this.waiting = { done, failed, timer: setTimeout(() => this.close(), this.patienceMs) }
      this.worker.postMessage(order, transfer)
    })
    if (answer.kind === 'refused') throw importRefusal(answer)
    return answer
  }

  private settle(): Waiting | null {
    const { waiting } = this
    this.waiting = null
    clearTimeout(waiting?.timer)
    return waiting
  }
}

/** Opens a thread for each file that is read. */
@Injectable()
export class ImportThreads {
  protected readonly workerUrl: URL = WORKER
  protected readonly patienceMs: number = PATIENCE_MS

  /** @param userId whose data may come */
  open(userId: string): ImportThread {
    return new ImportThread(userId, this.workerUrl, this.patienceMs)
  }
}
