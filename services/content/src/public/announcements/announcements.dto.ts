import { ANNOUNCEMENT, ANNOUNCEMENT_TONES, type AnnouncementTone } from '@gb/domain'
import { Answer, ChoiceField, IdField, InstantField, TextField } from '@gb/service-kit'

/** An announcement to publish. */
export class PublishAnnouncementDto {
  @ChoiceField(ANNOUNCEMENT_TONES, { description: 'How it looks.', example: 'info' }) tone!: AnnouncementTone
  @TextField(ANNOUNCEMENT.titleLength, { description: 'A few words.', example: 'A short pause on Sunday' })
  title!: string

  @TextField(ANNOUNCEMENT.textLength, {
    description: 'One to three short sentences.',
    example: 'On Sunday from 6 to 7 in the morning Gastric Buddy gets an update. What you log is kept.',
  })
  text!: string

  @InstantField({
    description: 'ISO instant, with Z or an offset; now when absent.',
    example: '2026-11-20T08:30:00Z',
    optional: true,
  })
  starts_at?: string

  @InstantField({
    description: `ISO instant, with Z or an offset, at most ${ANNOUNCEMENT.maxDays} days after it starts.`,
    example: '2027-01-20T08:30:00Z',
  })
  ends_at!: string
}

/** Which announcement. */
export class AnnouncementPath {
  @IdField('Id of the announcement.') announcement_id!: string
}

/** An announcement. */
export class AnnouncementDto {
  @Answer('Id.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a') announcement_id!: string
  @Answer.oneOf(ANNOUNCEMENT_TONES, 'How it looks.', 'info') tone!: AnnouncementTone
  @Answer('A few words.', 'A short pause on Sunday') title!: string
  @Answer('One to three short sentences.', 'What you log is kept.') text!: string
  @Answer('ISO instant; not shown before.', '2026-11-20T08:30:00.000Z') starts_at!: string
  @Answer('ISO instant; not shown after.', '2027-01-20T08:30:00.000Z') ends_at!: string
}

/** Announcements for everybody. */
export class AnnouncementsDto {
  @Answer.list(AnnouncementDto, 'To be shown between starts_at and ends_at.')
  announcements!: AnnouncementDto[]
}

/** An announcement as an operator sees it. */
export class OperatorAnnouncementDto extends AnnouncementDto {
  @Answer('Who made it.', 'Olga Support') author!: string
  @Answer.orNull(String, 'ISO instant, or null.', null) withdrawn_at!: string | null
}

/** All announcements. */
export class OperatorAnnouncementsDto {
  @Answer.list(OperatorAnnouncementDto, 'Newest first, at most 200.')
  announcements!: OperatorAnnouncementDto[]
}
