import type { RolloutEntity } from '../database/entities/rollout.entity.js'
import { noCounts } from '../field/field-counts.js'
import { toFieldVersionDto } from '../field/field-of-remote.mapper.js'
import type { FieldRow } from '../field/field.repository.js'
import type { InspectedRemote } from '../in-force/inspected.js'
import { type ReleaseTrouble, sentenceOf } from '../in-force/trouble.js'
import type { RemoteInTheFieldDto, VersionInTheFieldDto } from './ecosystem.dto.js'

/** All that is known of one remote. */
export interface RemoteInTheField {
  inForce: InspectedRemote
  /** Null when nothing of it was ever published, chosen or taken out. */
  rollout: RolloutEntity | null
  troubles: readonly ReleaseTrouble[]
  field: readonly FieldRow[]
}

type Given = Pick<RemoteInTheField, 'inForce' | 'rollout'>

const givenTo = (version: string, { inForce, rollout }: Given): VersionInTheFieldDto['given_to'] => {
  if (inForce.isKilled) return 'nobody'
  if (version === inForce.version) return 'everybody'
  return inForce.canaryShare !== null && version === rollout?.canaryVersion ? 'some' : 'nobody'
}

const RANK = { everybody: 0, some: 1, nobody: 2 } as const

const byGift = (a: VersionInTheFieldDto, b: VersionInTheFieldDto): number =>
  RANK[a.given_to] - RANK[b.given_to] ||
  b.loads - a.loads ||
  b.failures - a.failures ||
  a.version.localeCompare(b.version)

const versionsOf = ({ inForce, rollout, field }: RemoteInTheField): VersionInTheFieldDto[] => {
  const told = new Map(field.map(({ version, ...counts }) => [version, counts]))
  const given = [inForce.version, rollout?.canaryVersion ?? null].filter((version) => version !== null)
  return [...new Set([...told.keys(), ...given])]
    .map((version) =>
      Object.assign(toFieldVersionDto(version, told.get(version) ?? noCounts()), {
        given_to: givenTo(version, { inForce, rollout }),
      }),
    )
    .toSorted(byGift)
}

export const toRemoteInTheFieldDto = (one: RemoteInTheField): RemoteInTheFieldDto => {
  const { inForce, rollout, troubles } = one
  return {
    remote: inForce.name,
    version: inForce.version,
    source: inForce.source,
    pinned: rollout?.pinned ?? false,
    canary_version: rollout?.canaryVersion ?? null,
    canary_share: rollout?.canaryShare ?? null,
    canary_paused: rollout?.canaryPaused ?? null,
    killed_notice: rollout?.killedNotice ?? null,
    problem: troubles.length === 0 ? null : troubles.map(sentenceOf).join(' '),
    team: inForce.owner?.team ?? null,
    contact: inForce.owner?.contact ?? null,
    runbook: inForce.owner?.runbook ?? null,
    changed_by: rollout?.changedBy ?? null,
    changed_at: rollout?.changedAt.toISOString() ?? null,
    versions: versionsOf(one),
  }
}
