import { Injectable } from '@nestjs/common'
import { Env, Held, isOld } from '@gb/service-kit'
import { Holders } from '../folders/holders.js'
import { remoteFolders } from '../folders/remote-folders.js'
import { FieldRepository } from './field.repository.js'

const HELD_MS = 10_000

/** A version may have been published a moment ago: the rows are asked again at most so often. */
const ASKED_AGAIN_MS = 1_000

/** The versions that browsers may tell of: those that were published, and those that this server was shipped with. */
@Injectable()
export class KnownVersions {
  private readonly published = new Held(() => this.rows.versions(), HELD_MS)
  private askedAt = 0

  constructor(
    private readonly rows: FieldRepository,
    private readonly holders: Holders,
    private readonly env: Env,
  ) {}

  /** Whether there is such a version; what a browser makes up is counted nowhere, so that it crowds nothing out. */
  async has(remote: string, version: string): Promise<boolean> {
    if (this.holders.hasHeld(remote, version)) return true
    const key = `${remote} ${version}`
    if ((await this.published.get()).has(key)) return true
    const now = Date.now()
    if (!isOld(this.askedAt, ASKED_AGAIN_MS, now)) return false
    this.askedAt = now
    this.published.forget()
    return (await this.published.get()).has(key)
  }

  /** Whether there is such a remote: published once, or beside this server, also when nothing of it is good. */
  async hasRemote(remote: string): Promise<boolean> {
    if (remoteFolders(this.env.webRoot).some(({ name }) => name === remote)) return true
    return [...(await this.published.get())].some((version) => version.startsWith(`${remote} `))
  }
}
