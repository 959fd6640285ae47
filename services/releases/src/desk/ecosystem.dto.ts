import { Answer } from '@gb/service-kit'
import { FieldVersionDto } from '../field/field-of-remote.dto.js'

const VERSION = '1.0.0-1a2b3c4d'
const GIVEN_TO = ['everybody', 'some', 'nobody'] as const

/** A version of a remote in the field, and who is given it. */
export class VersionInTheFieldDto extends FieldVersionDto {
  @Answer.oneOf(
    GIVEN_TO,
    'Who is given it at the next load; pages that were opened before go on with theirs.',
    'everybody',
  )
  given_to!: (typeof GIVEN_TO)[number]
}

/** A remote as those who run the product look at it. */
export class RemoteInTheFieldDto {
  @Answer('Name of the remote.', 'mfe-scan') remote!: string
  @Answer.orNull(String, 'What everybody gets; null when nothing of it is good.', VERSION) version!:
    string | null
  @Answer.oneOf(['registry', 'folder'], 'Published, or shipped with the server.', 'registry') source!:
    'registry' | 'folder'
  @Answer('Whether it stays when a newer one is published.', false) pinned!: boolean
  @Answer.orNull(String, 'The version that some get; null without a canary.', null) canary_version!:
    string | null
  @Answer.orNull(Number, 'Percent of the people who get it.', null) canary_share!: number | null
  @Answer.orNull(String, 'Why nobody gets it for now.', null) canary_paused!: string | null
  @Answer.orNull(String, 'What people read in its place; null unless it was taken out.', null)
  killed_notice!: string | null
  @Answer.orNull(String, 'Why what was released last is not what everybody gets.', null) problem!:
    string | null
  @Answer.orNull(String, 'The team that answers for it.', 'Scan team') team!: string | null
  @Answer.orNull(String, 'How to reach the team.', '#scan') contact!: string | null
  @Answer.orNull(String, 'What to do when it fails.', 'https://example.com/runbooks/scan') runbook!:
    string | null
  @Answer.orNull(String, 'Who changed it last; null when nothing of it was ever published.', 'Olga Support')
  changed_by!: string | null
  @Answer.orNull(String, 'ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') changed_at!: string | null
  @Answer.list(VersionInTheFieldDto, 'What is given first, then what browsers told of most.')
  versions!: VersionInTheFieldDto[]
}

/** Every remote. */
export class EcosystemDto {
  @Answer.list(RemoteInTheFieldDto, 'By name.') remotes!: RemoteInTheFieldDto[]
}
