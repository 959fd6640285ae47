import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Sql } from '@gb/service-kit'
import { IsNull, Raw, Repository } from 'typeorm'
import { AnnouncementEntity } from '../../database/entities/announcement.entity.js'

/** A dated announcement. */
export type Announcement = Omit<AnnouncementEntity, 'createdAt'>

/** An announcement to publish. */
export type NewAnnouncement = Omit<Announcement, 'announcementId' | 'withdrawnAt'>

const MAX_LISTED = 200
const MAX_SHOWN = 10

const notOver = Raw((endsAt) => `${endsAt} > now()`)
// What begins within the time that an answer may be kept goes along; the reader looks at the clock.
const startsSoon = Raw((startsAt) => `${startsAt} < now() + interval '1 day'`)

/** Announcements in Postgres. */
@Injectable()
export class AnnouncementRepository {
  constructor(
    @InjectRepository(AnnouncementEntity, 'content')
    private readonly rows: Repository<AnnouncementEntity>,
    private readonly sql: Sql,
  ) {}

  async add(wanted: NewAnnouncement): Promise<Announcement> {
    const added = { ...wanted, announcementId: randomUUID(), withdrawnAt: null }
    await this.rows.insert(added)
    return added
  }

  /** Newest first. */
  all(): Promise<Announcement[]> {
    return this.rows.find({ order: { createdAt: 'DESC', announcementId: 'ASC' }, take: MAX_LISTED })
  }

  /** What is to be seen now or within a day. */
  coming(): Promise<Announcement[]> {
    return this.rows.find({
      where: { withdrawnAt: IsNull(), endsAt: notOver, startsAt: startsSoon },
      order: { startsAt: 'DESC', announcementId: 'ASC' },
      take: MAX_SHOWN,
    })
  }

  /** Null when there is no such announcement, or it was withdrawn before. */
  withdraw(announcementId: string): Promise<Announcement | null> {
    return this.sql.transaction(async () => {
      const live = { announcementId, withdrawnAt: IsNull() }
      const { affected } = await this.rows.update(live, { withdrawnAt: () => 'now()' })
      return affected === 0 ? null : this.rows.findOneBy({ announcementId })
    })
  }
}
