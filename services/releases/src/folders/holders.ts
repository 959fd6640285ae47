import { Injectable, Module } from '@nestjs/common'
import { claimProblem, claimsOf, declarationProblem, type Release } from '@gb/domain'
import { lastGood } from './last-good.js'
import type { RemoteFolder } from './remote-folders.js'
import { readRelease } from './verify-release.js'

/** Which remote has which tab and which slot: what one has, no other gets as long as the first declares it. */
@Injectable()
export class Holders {
  private readonly held = new Map<string, string>()
  /** What the registry decides, whatever this process saw first. */
  private decided: ReadonlyMap<string, string> = new Map()
  private readonly shipped = new Map<string, Release>()
  /** Every version that somebody was given since this process began. */
  private readonly versions = new Set<string>()

  /** Why a release may not be in force beside the others; null when it may. A sentence without its end. */
  problemOf(release: Release): string | null {
    return declarationProblem(release) ?? claimProblem(release, new Map([...this.held, ...this.decided]))
  }

  /**
   * The same for one that is to come into force, by what stands in the registry now and not by what this process knew.
   * @param rows  who has what by the registry
   * @param published  the remotes of which it says what everybody is given: of them only that counts
   */
  problemBeside(
    release: Release,
    rows: ReadonlyMap<string, string>,
    published: ReadonlySet<string>,
  ): string | null {
    const unpublished = [...this.held].filter(([, remote]) => !published.has(remote))
    return declarationProblem(release) ?? claimProblem(release, new Map([...unpublished, ...rows]))
  }

  /** Notes who has what by the registry: that comes before what folders declare. */
  decide(rows: ReadonlyMap<string, string>): void {
    this.decided = rows
  }

  /** Notes what this server was shipped with of a remote. */
  ship(release: Release): void {
    this.shipped.set(release.name, release)
  }

  /** What this server was shipped with of a remote, as far as it is good; null for nothing. */
  shippedOf(remote: string): Release | null {
    return this.shipped.get(remote) ?? null
  }

  /**
   * Notes what a remote has now: all that a release of it declares which somebody is given. What it does not declare any
   * more is free. A remote without any release keeps what it had.
   */
  hold(remote: string, releases: readonly Release[]): void {
    if (releases.length === 0) return
    for (const { version } of releases) this.versions.add(`${remote} ${version}`)
    const claims = new Set(releases.flatMap(claimsOf))
    for (const [claim, holder] of this.held)
      if (holder === remote && !claims.has(claim)) this.held.delete(claim)
    for (const claim of claims) if (!this.held.has(claim)) this.held.set(claim, remote)
  }

  /** Whether somebody was given a version since this process began. */
  hasHeld(remote: string, version: string): boolean {
    return this.versions.has(`${remote} ${version}`)
  }
}

/** What was in force of a remote last in an earlier run: it has that still, whoever else is there now. */
export const heldBefore = async (folder: RemoteFolder, dataDir: string): Promise<Release[]> => {
  for (const file of await lastGood(dataDir, folder.name)) {
    const release = await readRelease(file, folder).catch(() => null)
    if (release) return [release]
  }
  return []
}

/** One list of holders for all that judge releases in a process. */
@Module({ providers: [Holders], exports: [Holders] })
export class HoldersModule {}
