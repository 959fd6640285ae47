import type { IncomingMessage } from 'node:http'
import type { OverloadLimits } from './limits.js'

/** Whether something follows the headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The bodies that are on their way. While one arrives its request holds no place: else whoever sends slowly would keep
 * the others out. What bounds them is the memory that they may fill. Small and large ones are counted apart, so that
 * nobody's photos keep out an entry.
 */
export class Arriving {
  private small = 0
  private largeBytes = 0

  constructor(
    private readonly limits: Pick<OverloadLimits, 'smallBodies' | 'smallBody' | 'largeBodyBytes'>,
    /** What a body that does not say its length may grow to, bytes. */
    private readonly unknownBytes: number,
  ) {}

  /** Makes room for the body of a request; `null` when there is none, else what gives it back, to be called once. */
  begin(request: IncomingMessage): (() => void) | null {
    const length = request.headers['content-length']
    const bytes = length === undefined ? this.unknownBytes : Number(length)
    return bytes <= this.limits.smallBody ? this.beginSmall() : this.beginLarge(bytes)
  }

  private beginSmall(): (() => void) | null {
    if (this.small >= this.limits.smallBodies) return null
    this.small++
    return () => void this.small--
  }

  private beginLarge(bytes: number): (() => void) | null {
    // The first one always: what is larger than all the room is refused by its route, with a better word.
    if (this.largeBytes > 0 && this.largeBytes + bytes > this.limits.largeBodyBytes) return null
    this.largeBytes += bytes
    return () => void (this.largeBytes -= bytes)
  }
}
