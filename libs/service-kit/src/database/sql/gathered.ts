import { Duplex } from 'node:stream'
import { Connection } from 'pg'

/** Takes what is written and sends nothing. */
class Gathering extends Duplex {
  private pieces: Buffer[] = []

  override write(piece: Buffer): boolean {
    this.pieces.push(piece)
    return true
  }

  whole(): Buffer {
    const { pieces } = this
    this.pieces = []
    return Buffer.concat(pieces)
  }
}

const gathering = new Gathering()
// It leads nowhere, and is asked for one message at a time.
const connection = new Connection({ stream: () => gathering })

/**
 * What the driver would send in pieces, as one. Written one after the other they cost more than the call that sends them.
 * @param write  calls what sends; what it throws leaves nothing behind
 */
export const gathered = (write: (sender: Connection) => void): Buffer => {
  try {
    write(connection)
    connection.sync()
    return gathering.whole()
  } catch (error) {
    gathering.whole()
    throw error
  }
}
