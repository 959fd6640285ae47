import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Throttle } from '@gb/service-kit'
import { ProfileRepository } from '../profile/profile.repository.js'
import { DAY_SECONDS, isWithinLimit } from '../shared/within-limit.js'
import { type Letter, toHtml, toText } from './letter.js'
import { MailOutboxRepository } from './mail-outbox.repository.js'

/** Notices one mailbox gets a day; beyond that somebody is playing. */
const NOTICES_PER_DAY = 10

/** A notice is worth reading for a day, also when the mail server was down. */
const NOTICE_MINUTES = 1440

/** What has to be known later too is sent within a week. */
const LASTING_MINUTES = 7 * 1440

/** A letter and how long it is of use. */
export interface Posted {
  to: string
  userId: string
  letter: Letter
  usefulMinutes: number
}

/** When and on which browser something happened. */
export interface Happening {
  at: string
  device: string
}

const instant = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)

/** Puts mails into the outbox, in the transaction that gave reason to write. */
@Injectable()
export class PostOffice {
  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly profiles: ProfileRepository,
    private readonly throttle: Throttle,
  ) {}

  /** Sends a letter to an address. */
  post({ to, userId, letter, usefulMinutes }: Posted): Promise<void> {
    return this.outbox.add({ mail: this.write(to, letter), userId, decoy: false, usefulMinutes })
  }

  /** Costs as much as posting and sends nothing. */
  postDecoy({ to, letter, usefulMinutes }: Omit<Posted, 'userId'>): Promise<void> {
    return this.outbox.add({ mail: this.write(to, letter), userId: null, decoy: true, usefulMinutes })
  }

  /** Tells a person, at the address of their profile, what happened. */
  async notify(userId: string, device: string, letterOf: (happening: Happening) => Letter): Promise<void> {
    const profile = await this.profiles.find(userId)
    if (!profile) return
    const rule = { bucket: `notices:${userId}`, limit: NOTICES_PER_DAY, windowSeconds: DAY_SECONDS }
    if (!(await isWithinLimit(this.throttle, rule))) return
    const letter = letterOf({ at: instant(new Date(), profile.timeZone), device })
    await this.post({ to: profile.email, userId, letter, usefulMinutes: NOTICE_MINUTES })
  }

  /** The same without the limit, and with a way to write other instants: what is at stake must not be kept quiet. */
  async mustNotify(
    userId: string,
    device: string,
    letterOf: (happening: Happening, when: (at: Date) => string) => Letter,
  ): Promise<void> {
    const profile = await this.profiles.find(userId)
    if (!profile) return
    const when = (at: Date): string => instant(at, profile.timeZone)
    const letter = letterOf({ at: when(new Date()), device }, when)
    await this.post({ to: profile.email, userId, letter, usefulMinutes: NOTICE_MINUTES })
  }

  /** A letter that is one letter, however often it is asked for under this id. Whose profile is gone gets none. */
  async writeOnce(id: string, userId: string, letterOf: (timeZone: string) => Letter): Promise<void> {
    const profile = await this.profiles.find(userId)
    if (!profile) return
    const mail = this.write(profile.email, letterOf(profile.timeZone), id)
    await this.outbox.add({ mail, userId, decoy: false, usefulMinutes: LASTING_MINUTES })
  }

  private write(to: string, letter: Letter, id: string = randomUUID()) {
    return {
      id,
      to,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
    }
  }
}
