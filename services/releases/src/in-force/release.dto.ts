import type { Claimant, Release, ReleaseFile, ReleaseOwner, RemoteConfig, SettingValue } from '@gb/domain'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'

/** A file and its subresource integrity. */
export class ReleaseFileDto implements ReleaseFile {
  @Answer('Path on this origin.', '/remotes/mfe-scan/1.0.0-1a2b3c4d/assets/tab.js') url!: string
  @Answer('SHA-384 in the form of an integrity attribute.', 'sha384-…') integrity!: string
}

/** What a remote adds to the app: the shell draws the ways to it from this, before any code of the remote is there. */
export class DeclaredDto implements Required<Claimant> {
  @Answer('Name of the remote.', 'mfe-scan') name!: string

  @ApiProperty({
    description: 'Its tabs, by their ids: title, icon and place.',
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    example: { scan: { title: 'Scan', icon: 'scan', place: 'top', order: 10 } },
  })
  tabs!: Required<Claimant>['tabs']

  @ApiProperty({
    description: 'The slots that it fills, by their names; "first" is shown by Home at once.',
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    example: { 'home.protein': { first: true } },
  })
  slots!: Required<Claimant>['slots']
}

/** What a remote reads of its settings and flags. */
export class ConfigDto implements RemoteConfig {
  @ApiProperty({
    description: 'Each setting that it declares: what an operator chose, else the default.',
    type: 'object',
    additionalProperties: true,
    example: { recentMeals: 5 },
  })
  settings!: Record<string, SettingValue>

  @ApiProperty({
    description: 'Each flag that it declares: whether it is on for who asks.',
    type: 'object',
    additionalProperties: { type: 'boolean' },
    example: { mealsOfThisHour: false },
  })
  flags!: Record<string, boolean>
}

/** One remote as the shell loads it. */
export class ReleaseDto extends DeclaredDto implements Omit<Release, 'owner' | 'settings' | 'flags'> {
  @Answer('Version of this release.', '1.0.0-1a2b3c4d') version!: string
  @Answer('Module to load.', '/remotes/mfe-scan/1.0.0-1a2b3c4d/remoteEntry.js') entry!: string
  @Answer('Integrity of the entry.', 'sha384-…') integrity!: string
  @Answer('Range of shell versions it runs in.', '^1.0.0') shell!: string
  @Answer.ifKnown('Range of API versions it was built for.', '^1.0.0') api?: string

  @ApiProperty({
    description: 'Ranges of the shared libraries it was built for.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { react: '^19.3.0' },
  })
  shared!: Record<string, string>

  @Answer.list(ReleaseFileDto, 'Scripts to fetch together with the entry.') preload!: ReleaseFileDto[]
  @Answer.list(ReleaseFileDto, 'Style sheets to fetch together with the entry.') css!: ReleaseFileDto[]
  @Answer.list(ReleaseFileDto, 'All files that the remote needs offline.') offline!: ReleaseFileDto[]

  @ApiPropertyOptional({
    description: 'What it reads of its settings and flags; absent when it declares none, and for operators.',
    type: ConfigDto,
  })
  config?: ConfigDto

  @Answer.ifKnown(
    'Given with a canary, to be sent with what is told of it: another one for each version, which names nobody.',
    'm0iHkT3qWd5nYb2R.x7Ls9vPqE1cUoA4z',
  )
  mark?: string
}

/** A remote that was taken out. */
export class KilledRemoteDto extends DeclaredDto {
  @Answer('What people read in its place.', 'Scanning takes a short break. We are on it.') notice!: string
}

/** The release registry. */
export class ReleasesDto {
  @Answer.list(ReleaseDto, 'The remotes in force.') remotes!: ReleaseDto[]
  @Answer.list(KilledRemoteDto, 'The remotes that were taken out.') killed!: KilledRemoteDto[]
  @Answer.list(DeclaredDto, 'The remotes without any good release, but for those that nobody was ever given.')
  away!: DeclaredDto[]

  @ApiPropertyOptional({
    description: 'Canaries, while it cannot be found out who asks: whoever was given one of them keeps it.',
    type: [ReleaseDto],
  })
  undecided?: ReleaseDto[]
}

/** A release that is not served. */
export class ReleaseTroubleDto {
  @Answer('Name of the remote.', 'mfe-scan') name!: string
  @Answer('The first file that is not as it should be.', 'mfe-scan/dist/release.json') file!: string
  @Answer('What is wrong with it.', 'is not whole, or no JSON') problem!: string

  @ApiProperty({
    description: 'The earlier version that is served instead; null when the remote is left out.',
    example: '1.0.0-1a2b3c4d',
    nullable: true,
    type: String,
  })
  in_force!: string | null
}

/** Who answers for a remote. */
export class OwnerDto implements ReleaseOwner {
  @Answer('Name of the team.', 'Scan') team!: string
  @Answer('How to reach it.', 'scan@gastric-buddy.example') contact!: string
  @Answer('What to do when it fails.', 'docs/SEPARATE-TEAMS.md') runbook!: string
}

/** One remote in force, with who answers for it. */
export class OperatorReleaseDto extends ReleaseDto {
  @Answer.partOrNull(OwnerDto, 'Who answers for it; null when its release does not say.')
  owner!: OwnerDto | null
}

/** The release registry, with what is wrong in it. */
export class OperatorReleasesDto extends ReleasesDto {
  @Answer.list(OperatorReleaseDto, 'The remotes in force, and who answers for each.')
  override remotes!: OperatorReleaseDto[]
  @Answer.list(ReleaseTroubleDto, 'Remotes whose last release is not served.') troubles!: ReleaseTroubleDto[]
}
