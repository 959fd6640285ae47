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

/** A remote that cannot be shown, with what the card says about it. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault'
  readonly reason: FaultReason
  readonly remote: string
  readonly version: string | null

  constructor(reason: FaultReason, remote: string, version: string | null, cause?: unknown) {
    super(`${remote} ${version ?? ''}: ${reason}`, { cause })
    this.reason = reason
    this.remote = remote
    this.version = version
  }
}
