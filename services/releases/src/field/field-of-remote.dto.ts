import { Answer } from '@gb/service-kit'

/** How a version does in the browsers of people. */
export class FieldVersionDto {
  @Answer('The version.', '1.0.0-1a2b3c4d') version!: string
  @Answer('How often it was loaded in the last seven days.', 812) loads!: number
  @Answer('How often it or a part of it did not come.', 3) failures!: number
  @Answer.orNull(
    Number,
    'Within so many milliseconds three of four loads ended; null before the first one, -1 above 8000.',
    500,
  )
  p75_ms!: number | null
}

/** The versions of a remote in the field. */
export class FieldVersionsDto {
  @Answer.list(FieldVersionDto, 'By version.') versions!: FieldVersionDto[]
}
