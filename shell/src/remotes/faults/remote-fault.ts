/** Why a part of a remote is not on screen. */
export type FaultReason =
  /** The registry did not answer, or does not list the remote. */
  | 'unlisted'
  /** The remote needs another version of the shell, or its release does not prove its files. */
  | 'refused'
  /** A file did not come, or is not what the release says. */
  | 'download'
  /** It did not come in time; it may still come. */
  | 'slow'
  /** It came and does not work. */
  | 'broken'
  /** The remote works and does not have this part. */
  | 'missing'
  /** Those who run the product took it out for now. */
  | 'killed'

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const shortId = (): string =>
  Array.from(
    globalThis.crypto.getRandomValues(new Uint8Array(6)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('')

/** Whether a new try may end otherwise without anybody doing anything. */
export const mayHeal = ({ reason }: RemoteFault): boolean =>
  reason === 'unlisted' || reason === 'download' || reason === 'slow' || reason === 'broken'

/** A remote that cannot be shown, with what the card says about it. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault'
  readonly reason: FaultReason
  readonly remote: string
  readonly version: string | null
  /** By which an operator finds it in the log: short enough to be read out. */
  readonly id = shortId()

  constructor(reason: FaultReason, remote: string, version: string | null, cause?: unknown) {
    super(`${remote} ${version ?? ''}: ${reason}`, { cause })
    this.reason = reason
    this.remote = remote
    this.version = version
  }
}
