import type { ReleaseFile } from '@gb/domain'
import type { RemoteConfig } from '@gb/mfe-contract'
import { createElement } from 'react'
import { declaredConfig } from './declared-config'
import { OverrideReset } from './override-reset'
import { type AbsentRemote, parseRegistry, Registry, type Release } from '../registry/registry'
import { besideRetry, type WorkshopFacts } from './workshop'

// Reached by a dynamic import, on pages of the workshop only.

/** What the server wrote into this page. */
export const workshopFacts = (): WorkshopFacts =>
  parseFacts(document.documentElement.dataset.workshop ?? NONE)

const NONE = '{"overrides":{},"flags":{},"remotes":[]}'

// Our own server wrote it, in the version of this very page.
const parseFacts: (text: string) => WorkshopFacts = JSON.parse

besideRetry.draw = (remote) =>
  Object.hasOwn(workshopFacts().overrides, remote) ? createElement(OverrideReset, { remote }) : null

/**
 * The releases of this page with each override in the place of what is in force, and the flags of this tab. An override that does not answer takes its
 * remote out, so that nobody looks at the other build and takes it for theirs.
 */
export async function withOverrides(registry: Registry): Promise<Registry> {
  const builds = await Promise.all(
    Object.entries(workshopFacts().overrides).map(async ([name, address]) => {
      const release = await releaseAt(name, address).catch(() => null)
      return [name, release] as const
    }),
  )
  const isElsewhere = ({ name }: { name: string }) => builds.some(([other]) => other === name)
  const inForce = [...registry.values()].filter((release) => !isElsewhere(release))
  const instead = builds.flatMap(([, release]) => (release === null ? [] : [release]))
  const absent = registry.absent.filter((one) => !isElsewhere(one))
  const silent = builds.flatMap(([name, release]) => (release === null ? [placesOf(name, registry)] : []))
  return new Registry([...inForce, ...instead].map(withFlags), [...absent, ...silent])
}

/** A flag that a remote does not have is nobody's. */
const withFlags = (release: Release): Release => {
  const { name, config } = release
  const asked = Object.entries(workshopFacts().flags[name] ?? {})
  if (config === undefined || asked.length === 0) return release
  const known = Object.fromEntries(asked.filter(([flag]) => Object.hasOwn(config.flags, flag)))
  return { ...release, config: { ...config, flags: { ...config.flags, ...known } } }
}

/** The tabs and slots of a remote stay where they are, and say that it did not load. */
const placesOf = (name: string, registry: Registry): AbsentRemote => {
  const { tabs, slots } = registry.declared.find((one) => one.name === name) ?? {}
  return { name, notice: null, ...(tabs && { tabs }), ...(slots && { slots }) }
}

/** Where the description of a build lies: the address itself when it names a file, else `release.json` there. */
export const descriptionAt = (address: string): string =>
  address.endsWith('.json') ? address : new URL('release.json', address.replace(/\/?$/, '/')).href

/** The release that an override describes, its files at the override's own origin and without hashes. */
async function releaseAt(name: string, address: string): Promise<Release> {
  const url = descriptionAt(address)
  const response = await fetch(url, { credentials: 'omit', cache: 'no-store' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const described: unknown = await response.json()
  const release = parseRegistry({ remotes: [described] }).get(name)
  if (release === undefined) throw new Error(`${url} describes no ${name}`)
  const { origin } = new URL(url)
  const there = (file: ReleaseFile): ReleaseFile => ({ url: new URL(file.url, origin).href, integrity: '' })
  const { entry, preload, css, offline } = release
  const config: RemoteConfig = declaredConfig(described)
  return {
    ...release,
    config,
    from: origin,
    entry: there({ url: entry, integrity: '' }).url,
    integrity: '',
    preload: preload.map(there),
    css: css.map(there),
    offline: offline.map(there),
  }
}
