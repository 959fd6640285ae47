import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Gate } from './gate.ts'

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', () => resolve())
  })

/** One connection through the proxy: both of its sockets, and what happens to the bytes between them. */
export class Link {
  private readonly gate = new Gate()

  constructor(
    private readonly client: Socket,
    private readonly upstream: Socket,
    private readonly delayMs: () => number,
  ) {
    this.carry(client, upstream)
    this.carry(upstream, client)
  }

  /** No byte passes any more, nor the news that one side is gone; both sockets stay open. */
  stall(): void {
    this.gate.shut()
  }

  /** What was held back goes on. */
  restore(): void {
    this.gate.open()
  }

  /** Both sides are told that the other is gone, at once. */
  cut(): void {
    this.client.resetAndDestroy()
    this.upstream.destroy()
    this.gate.open()
  }

  /** Calls back when both sides are gone. */
  whenOver(callback: () => void): void {
    const check = () => {
      if (this.client.destroyed && this.upstream.destroyed) callback()
    }
    this.client.once('close', check)
    this.upstream.once('close', check)
  }

  private carry(from: Socket, to: Socket): void {
    from.on('data', (chunk: Buffer) => {
      from.pause()
      void this.pass(chunk, to).then(() => from.resume())
    })
    from.on('end', () => void this.gate.pass().then(() => to.end()))
    // Its end is told by 'close'; without a listener it would end the process.
    from.on('error', () => {})
    from.on('close', (failed) => {
      if (failed) void this.gate.pass().then(() => to.destroy())
    })
  }

  private async pass(chunk: Buffer, to: Socket): Promise<void> {
    if (this.delayMs() > 0) await sleep(this.delayMs(), undefined, { ref: false })
    await this.gate.pass()
    if (to.writable && !to.write(chunk)) await drained(to)
  }
}
