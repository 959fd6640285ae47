import { ApiProperty } from '@nestjs/swagger'
import { RELEASE_LIMITS, RELEASE_VERSION, REMOTE_NAME } from '@gb/domain'
import { Answer, FlagField, NumberField, TextField } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { EXAMPLE } from './example.js'

const VERSION = EXAMPLE.version

/** Below the folder of the version: no way up, and nothing that starts with a dot. */
const FILE_PATH = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+){0,4}$/

/** Which remote. */
export class RemotePath {
  @ApiProperty({ description: 'Name of the remote.', pattern: REMOTE_NAME.source, example: EXAMPLE.name })
  @Matches(REMOTE_NAME, { message: 'remote must be a name like mfe-scan.' })
  remote!: string
}

const VersionField =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ description, pattern: RELEASE_VERSION.source, example: VERSION })(target, key)
    Matches(RELEASE_VERSION, { message: `$property must be a version like ${VERSION}.` })(target, key)
  }

/** One file of a release, packed. */
export class PackedFileDto {
  @ApiProperty({ description: 'Where it lies below the version.', example: EXAMPLE.path, maxLength: 200 })
  @MaxLength(200, { message: '$property must have at most 200 characters.' })
  @Matches(FILE_PATH, { message: '$property must be a path like assets/tab.js.' })
  path!: string

  @ApiProperty({
    description: 'The file, packed with brotli, in base64.',
    format: 'byte',
    example: EXAMPLE.brotli,
  })
  @Matches(/^[A-Za-z0-9+/]+={0,2}$/, { message: '$property must be base64.' })
  brotli!: string
}

/** A version to publish. */
export class PublishReleaseDto {
  @ApiProperty({
    description: 'The content of the release.json that the build wrote.',
    type: 'object',
    additionalProperties: true,
    example: EXAMPLE.release,
  })
  @IsObject({ message: 'release must be an object.' })
  release!: Record<string, unknown>

  @ApiProperty({
    description: 'Every file that the release names.',
    type: [PackedFileDto],
    maxItems: RELEASE_LIMITS.files,
  })
  @IsArray({ message: 'files must be a list.' })
  @ArrayMaxSize(RELEASE_LIMITS.files, { message: `files must have at most ${RELEASE_LIMITS.files} files.` })
  @ValidateNested({ each: true })
  @Type(() => PackedFileDto)
  files!: PackedFileDto[]

  @FlagField({ description: 'Only keep and list it; what is in force stays.', example: true, optional: true })
  hold?: boolean
}

/** A version to hold on to. */
export class PinDto {
  @ApiProperty({
    description: 'The version; null lets the next one that is published into force.',
    nullable: true,
    type: String,
    example: VERSION,
  })
  @ValidateIf((_object, value) => value !== null)
  @Matches(RELEASE_VERSION, { message: `$property must be null or a version like ${VERSION}.` })
  version!: string | null
}

/** A version for some of the people. */
export class CanaryDto {
  @VersionField('The version.') version!: string
  @NumberField(RELEASE_LIMITS.share, { description: 'Percent of the people.', example: 10 }) share!: number
}

/** What somebody goes back from. */
export class RollBackQuery {
  @ApiProperty({
    description:
      'The version to go back from: that of the canary, else the one in force. Where it is neither any more, e.g. because a colleague went back already, nothing changes.',
    required: false,
    pattern: RELEASE_VERSION.source,
  })
  @ValidateIf((_object, value) => value !== undefined)
  @Matches(RELEASE_VERSION, { message: `$property must be a version like ${VERSION}.` })
  from?: string
}

/** What people read in place of a remote. */
export class KillDto {
  @TextField(RELEASE_LIMITS.notice, {
    description: 'One calm sentence.',
    example: 'Scanning takes a short break. What you logged is safe.',
  })
  notice!: string
}

/** A version that was published. */
export class PublishedDto {
  @Answer('The version.', VERSION) version!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') published_at!: string
  @Answer('The operator who published it.', 'Olga Support') published_by!: string
  @Answer('Whether its files are still kept, so that it can be put in force.', true) kept!: boolean
  @Answer('Range of shell versions it runs in.', '^1.0.0') shell!: string
  @Answer.orNull(String, 'Range of API versions it was built for; null for any.', '^1.0.0') api!:
    string | null
  @Answer.orNull(String, 'The team that answers for it.', 'Scan team') team!: string | null
  @Answer.orNull(String, 'How to reach the team.', '#scan') contact!: string | null
  @Answer.orNull(String, 'What to do when it fails.', 'https://example.com/runbooks/scan') runbook!:
    string | null
}

/** The versions of a remote. */
export class PublishedVersionsDto {
  @Answer.list(PublishedDto, 'Newest first, at most 100.') versions!: PublishedDto[]
}

/** What of one remote is in force, and for whom. */
export class RolloutDto {
  @Answer('Name of the remote.', 'mfe-scan') remote!: string
  @Answer.orNull(String, 'What everybody gets; null: what the server was shipped with.', VERSION)
  version!: string | null
  @Answer('Whether it stays when a newer one is published.', false) pinned!: boolean
  @Answer.orNull(String, 'The version that some get; null without a canary.', null) canary_version!:
    string | null
  @Answer.orNull(Number, 'Percent of the people who get it.', null) canary_share!: number | null
  @Answer.orNull(String, 'Why nobody gets it for now.', null) canary_paused!: string | null
  @Answer.list(String, 'What was in force before, the last first; "shipped" is what the server came with.', {
    example: ['shipped'],
  })
  earlier!: string[]
  @Answer.orNull(String, 'What people read in its place; null unless it was taken out.', null)
  killed_notice!: string | null
  @Answer('Who changed it last.', 'Olga Support') changed_by!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') changed_at!: string
}

/** Every remote of the registry. */
export class RolloutsDto {
  @Answer.list(RolloutDto, 'By name.') remotes!: RolloutDto[]
}
