import type { Release, ReleaseFile } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'

/** A file and its subresource integrity. */
export class ReleaseFileDto implements ReleaseFile {
  @Answer('Path on this origin.', '/remotes/mfe-scan/1.0.0-1a2b3c4d/assets/tab.js') url!: string
  @Answer('SHA-384 in the form of an integrity attribute.', 'sha384-…') integrity!: string
}

/** One remote as the shell loads it. */
export class ReleaseDto implements Omit<Release, 'owner'> {
  @Answer('Name of the remote.', 'mfe-scan') name!: string
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
}

/** A remote that was taken out. */
export class KilledRemoteDto {
  @Answer('Name of the remote.', 'mfe-scan') name!: string
  @Answer('What people read in its place.', 'Scanning takes a short break. We are on it.') notice!: string
}

/** The release registry. */
export class ReleasesDto {
  @Answer.list(ReleaseDto, 'The remotes in force.') remotes!: ReleaseDto[]
  @Answer.list(KilledRemoteDto, 'The remotes that were taken out.') killed!: KilledRemoteDto[]
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

/** The release registry, with what is wrong in it. */
export class OperatorReleasesDto extends ReleasesDto {
  @Answer.list(ReleaseTroubleDto, 'Remotes whose last release is not served.') troubles!: ReleaseTroubleDto[]
}
