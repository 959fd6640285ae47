import type { Operator } from '@gb/service-kit'
import { spelled } from '@gb/service-kit'
import type { Announcement, NewAnnouncement } from './announcement.repository.js'
import type { AnnouncementDto, OperatorAnnouncementDto, PublishAnnouncementDto } from './announcements.dto.js'

export const toNewAnnouncement = (
  { tone, title, text, starts_at: startsAt, ends_at: endsAt }: PublishAnnouncementDto,
  { name }: Operator,
): NewAnnouncement => ({
  tone,
  title,
  body: text,
  startsAt: startsAt === undefined ? new Date() : new Date(startsAt),
  endsAt: new Date(endsAt),
  author: name,
})

const shown = (announcement: Announcement): Pick<AnnouncementDto, keyof AnnouncementDto> => ({
  ...spelled(announcement, 'announcementId', 'tone', 'title'),
  text: announcement.body,
  starts_at: announcement.startsAt.toISOString(),
  ends_at: announcement.endsAt.toISOString(),
})

export const toPublicAnnouncement = (announcement: Announcement): AnnouncementDto => shown(announcement)

export const toOperatorAnnouncement = (announcement: Announcement): OperatorAnnouncementDto => ({
  ...shown(announcement),
  author: announcement.author,
  withdrawn_at: announcement.withdrawnAt?.toISOString() ?? null,
})
