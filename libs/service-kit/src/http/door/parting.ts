import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from './arriving.js'
import { PARTING } from './limits.js'

/** Whether more of a body is still to come than is worth to be read for a connection that can be used again. */
export const leavesMuchUnread = (request: IncomingMessage): boolean => {
  if (request.complete || !hasBody(request)) return false
  const length = request.headers['content-length']
  return length === undefined || Number(length) > PARTING.keptUpTo
}

/**
 * The end of connections on which an answer was given before the whole request had come. To read all the rest would let
 * strangers decide how much this process reads, and to hang up at once would take the answer away from who is still
 * sending. So the connection is ended on our side, some of the rest is let go by, and after a while it is over. Most
 * programs read the answer meanwhile; those that read only what comes after their last byte are served by what is let by.
 */
export class Parting {
  private readonly since = new Set<Socket>()
  private bytesLeft: number
  private filledAt = Date.now()

  constructor(private readonly limits: Readonly<Record<keyof typeof PARTING, number>> = PARTING) {
    this.bytesLeft = limits.bytes
  }

  /** Whether nothing that still comes on this connection is heard. */
  has(socket: Socket): boolean {
    return this.since.has(socket)
  }

  /**
   * To be called while the answer is not yet sent: Node reads and drops the whole rest, uncounted, for a request of which
   * nothing was ever taken. To take nothing (`read(0)`) does not count once as much lies there as is kept.
   */
  prepare(request: IncomingMessage): void {
    request.read()
  }

  /** Ends a connection whose answer has been written, as `socket.destroySoon()` does, but not under its last words. */
  begin(socket: Socket, request: IncomingMessage | undefined): void {
    const end = () => Socket.prototype.destroySoon.call(socket)
    if (request === undefined || request.complete || socket.destroyed) return end()
    this.makeRoom()
    this.since.add(socket)
    const timer = setTimeout(() => socket.destroy(), this.limits.lingerMs)
    socket.once('close', () => {
      clearTimeout(timer)
      this.since.delete(socket)
    })
    socket.end()
    request.once('end', end)
    request.on('data', ({ length }: Buffer) => {
      if (this.mayLetBy(length)) timer.refresh()
      else request.pause()
    })
    request.resume()
  }

  private makeRoom(): void {
    if (this.since.size < this.limits.connections) return
    for (const oldest of this.since) return void oldest.destroy()
  }

  private mayLetBy(bytes: number): boolean {
    const now = Date.now()
    const more = ((now - this.filledAt) / 1000) * this.limits.bytesPerSecond
    this.bytesLeft = Math.min(this.limits.bytes, this.bytesLeft + more) - bytes
    this.filledAt = now
    return this.bytesLeft > 0
  }
}
