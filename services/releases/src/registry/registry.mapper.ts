import { isBlank, type Release, RELEASE_VERSION } from '@gb/domain'
import { InvalidField } from '@gb/service-kit'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { isRelease } from '../folders/release.js'
import { REGISTRY_MESSAGES } from './messages.js'
import type { PublishedDto, PublishReleaseDto, RolloutDto } from './registry.dto.js'
import type { Published } from './registry.repository.js'
import type { Publication } from './registry.service.js'

const readRelease = (value: unknown, remote: string): Release => {
  if (!isRelease(value) || value.name !== remote)
    throw new InvalidField('release', REGISTRY_MESSAGES.notDescribed)
  if (!RELEASE_VERSION.test(value.version))
    throw new InvalidField('release.version', REGISTRY_MESSAGES.wrongVersion)
  const { team = '', contact = '', runbook = '' } = value.owner ?? {}
  if ([team, contact, runbook].some((word) => isBlank(word)))
    throw new InvalidField('release.owner', REGISTRY_MESSAGES.noOwner)
  return value
}

/** @throws AppError `invalid_input` for what no build of this remote wrote */
export const toPublication = (
  { release, files, hold = false }: PublishReleaseDto,
  remote: string,
): Publication => ({
  release: readRelease(release, remote),
  files: files.map(({ path, brotli }) => ({ path, packed: Buffer.from(brotli, 'base64') })),
  hold,
})

export const toRolloutDto = (rollout: RolloutEntity): RolloutDto => ({
  remote: rollout.remote,
  version: rollout.version,
  pinned: rollout.pinned,
  canary_version: rollout.canaryVersion,
  canary_share: rollout.canaryShare,
  canary_paused: rollout.canaryPaused,
  earlier: rollout.earlier.map((version) => version || 'shipped'),
  killed_notice: rollout.killedNotice,
  changed_by: rollout.changedBy,
  changed_at: rollout.changedAt.toISOString(),
})

export const toPublishedDto = (
  { version, described, publishedAt, publishedBy }: Published,
  kept: ReadonlySet<string>,
): PublishedDto => ({
  version,
  published_at: publishedAt.toISOString(),
  published_by: publishedBy,
  kept: kept.has(version),
  shell: described.shell,
  api: described.api ?? null,
  team: described.owner?.team ?? null,
  contact: described.owner?.contact ?? null,
  runbook: described.owner?.runbook ?? null,
})
