import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable, Optional } from '@nestjs/common'
import type { Release } from '@gb/domain'
import { Env, isOld } from '@gb/service-kit'
import { isFile } from '../folders/remote-folders.js'
import { ShippedVersions } from '../registry/shipped-versions.service.js'
import { packFolder } from '../store/pack-folder.js'
import { ReleaseStore } from '../store/release-store.js'

const SHELL = 'shell'
const ASSETS = 'assets'

/** Where builds in place keep the files of the shells before (`earlierAssetsPlugin` of @gb/mfe-build). */
const EARLIER = '.earlier'

/** Files that nobody has are asked for, too: the store is asked so often and no more which versions there are. */
const BELIEVED_MS = 500

/** One file below `assets`, by the name that its content gave it. */
const ASSET = /^\w[\w.-]*$/

const hashOf = (content: Buffer): string => createHash('sha384').update(content).digest('base64')

/** The files of the shell that pages of other replicas ask for: each is named by its content, so whoever has it may serve it. */
@Injectable()
export class ShellVersions {
  /** What the store had a moment ago. */
  private known: { at: number; versions: Promise<string[]> } | null = null

  constructor(
    private readonly env: Env,
    @Optional() private readonly store?: ReleaseStore,
    @Optional() private readonly shipped?: ShippedVersions,
  ) {}

  /** Keeps the shell that this server was shipped with where every replica finds it. */
  async onModuleInit(): Promise<void> {
    const dist = join(this.env.webRoot, 'shell/dist')
    const release = this.env.keepsShipped ? await describedIn(dist) : null
    if (release !== null) await this.shipped?.keep(release, () => packFolder(dist, ASSETS))
  }

  /** The folder in which a file of some shell lies; null when none was built here before, and no replica was shipped with it. */
  async folderOf(file: string): Promise<string | null> {
    if (!ASSET.test(file)) return null
    const { store } = this
    const before = await this.builtBefore(file)
    if (before !== null || !store || !this.env.keepsShipped) return before
    for (const version of await this.versionsIn(store)) {
      if (!(await store.bring(SHELL, version))) continue
      const folder = join(store.folderOf(SHELL).dist, version, ASSETS)
      if (await isFile(join(folder, file))) return folder
    }
    return null
  }

  private async builtBefore(file: string): Promise<string | null> {
    const place = join(this.env.webRoot, 'shell/dist', EARLIER)
    for (const name of await readdir(place).catch(() => []))
      if (await isFile(join(place, name, file))) return join(place, name)
    return null
  }

  private versionsIn(store: ReleaseStore): Promise<string[]> {
    const now = Date.now()
    if (this.known === null || isOld(this.known.at, BELIEVED_MS, now))
      this.known = { at: now, versions: store.versionsOf(SHELL).catch(() => []) }
    return this.known.versions
  }
}

/** The files of a built shell as a release, whose version follows from their names; null where none was built. */
const describedIn = async (dist: string): Promise<Release | null> => {
  const names = (await readdir(join(dist, ASSETS)).catch(() => [])).filter(
    (name) => ASSET.test(name) && !/\.(?:br|gz)$/.test(name),
  )
  const [first] = names.sort()
  if (first === undefined) return null
  const version = `1.0.0-${createHash('sha256').update(names.join()).digest('hex').slice(0, 16)}`
  const files = await Promise.all(
    names.map(async (name) => ({
      url: `/remotes/${SHELL}/${version}/${ASSETS}/${name}`,
      integrity: `sha384-${hashOf(await readFile(join(dist, ASSETS, name)))}`,
    })),
  )
  const [entry = { url: '', integrity: '' }] = files
  return {
    name: SHELL,
    version,
    entry: entry.url,
    integrity: entry.integrity,
    shell: '*',
    shared: {},
    preload: [],
    css: [],
    offline: files,
  }
}
