import type { Release, ReleaseFile } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'

/** A file and its subresource integrity. */
export class ReleaseFileDto implements ReleaseFile {
  @ApiProperty({
    description: 'Path on this origin.',
    example: '/remotes/mfe-scan/1.0.0-1a2b3c4d/assets/tab.js',
  })
  url!: string

  @ApiProperty({ description: 'SHA-384 in the form of an integrity attribute.', example: 'sha384-…' })
  integrity!: string
}

/** One remote as the shell loads it. */
export class ReleaseDto implements Release {
  @ApiProperty({ description: 'Name of the remote.', example: 'mfe-scan' })
  name!: string

  @ApiProperty({ description: 'Version of this release.', example: '1.0.0-1a2b3c4d' })
  version!: string

  @ApiProperty({ description: 'Module to load.', example: '/remotes/mfe-scan/1.0.0-1a2b3c4d/remoteEntry.js' })
  entry!: string

  @ApiProperty({ description: 'Integrity of the entry.', example: 'sha384-…' })
  integrity!: string

  @ApiProperty({ description: 'Range of shell versions it runs in.', example: '^1.0.0' })
  shell!: string

  @ApiProperty({
    description: 'Ranges of the shared libraries it was built for.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { react: '^19.3.0' },
  })
  shared!: Record<string, string>

  @ApiProperty({ description: 'Scripts to fetch together with the entry.', type: [ReleaseFileDto] })
  preload!: ReleaseFileDto[]

  @ApiProperty({ description: 'Style sheets to fetch together with the entry.', type: [ReleaseFileDto] })
  css!: ReleaseFileDto[]

  @ApiProperty({ description: 'All files that the remote needs offline.', type: [ReleaseFileDto] })
  offline!: ReleaseFileDto[]
}

/** The release registry. */
export class ReleasesDto {
  @ApiProperty({ description: 'The remotes in force.', type: [ReleaseDto] })
  remotes!: ReleaseDto[]
}

/** A release that is not served. */
export class ReleaseTroubleDto {
  @ApiProperty({ description: 'Name of the remote.', example: 'mfe-scan' })
  name!: string

  @ApiProperty({
    description: 'The first file that is not as it should be.',
    example: 'mfe-scan/dist/release.json',
  })
  file!: string

  @ApiProperty({ description: 'What is wrong with it.', example: 'is not whole, or no JSON' })
  problem!: string

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
  @ApiProperty({ description: 'Remotes whose last release is not served.', type: [ReleaseTroubleDto] })
  troubles!: ReleaseTroubleDto[]
}
