import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { ANNOUNCEMENT } from '@gb/domain'
import { InvalidField, type PublicAnswer, publicJson, Held } from '@gb/service-kit'
import { type Announcement, AnnouncementRepository, type NewAnnouncement } from './announcement.repository.js'
import { toPublicAnnouncement } from './announcements.mapper.js'
import { ANNOUNCEMENT_MESSAGES } from './messages.js'
import { NoSuchAnnouncement } from './errors.js'

const HELD_MS = 60_000
const FRESH_SECONDS = 60
const DAY_MS = 86_400_000

/** Announcements that everybody sees. */
@Injectable()
export class AnnouncementsService implements OnApplicationBootstrap {
  private readonly held = new Held<PublicAnswer>(
    async () =>
      publicJson(
        { announcements: (await this.announcements.coming()).map(toPublicAnnouncement) },
        FRESH_SECONDS,
      ),
    HELD_MS,
  )

  constructor(private readonly announcements: AnnouncementRepository) {}

  /** So that there is an answer when the database is away before anybody has asked. */
  async onApplicationBootstrap(): Promise<void> {
    await this.held.get().catch(() => undefined)
  }

  /** What is to be seen, as a finished answer. */
  current(): Promise<PublicAnswer> {
    return this.held.get()
  }

  all(): Promise<Announcement[]> {
    return this.announcements.all()
  }

  /** @throws AppError `invalid_input` for a period that is over, backwards or too long */
  async publish(wanted: NewAnnouncement): Promise<Announcement> {
    const [from, to] = [wanted.startsAt.getTime(), wanted.endsAt.getTime()]
    if (to <= from || to <= Date.now() || to - from > ANNOUNCEMENT.maxDays * DAY_MS)
      throw new InvalidField('ends_at', ANNOUNCEMENT_MESSAGES.period)
    const published = await this.announcements.add(wanted)
    this.held.forget()
    return published
  }

  /** @throws AppError `not_found` */
  async withdraw(announcementId: string): Promise<Announcement> {
    const withdrawn = await this.announcements.withdraw(announcementId)
    if (!withdrawn) throw new NoSuchAnnouncement()
    this.held.forget()
    return withdrawn
  }
}
