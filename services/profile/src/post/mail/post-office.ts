import { randomUUID } from 'node:crypto'
import { instantInWords, type Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { type Mail, Throttle } from '@gb/service-kit'
import { DAY_SECONDS, isWithinLimit } from '../../base/throttle/within-limit.js'
import { type Address, AddressRepository } from './address.repository.js'
import { deviceIn, type Happening } from './letters/phrases.js'
import { type Letter, toHtml, toText } from './letters/letter.js'
import { WaitingMailRepository } from './waiting-mail.repository.js'
import { LASTING_MINUTES, NOTICE_MINUTES } from './mail-times.js'

/** Notices one mailbox gets a day; beyond that somebody is playing. */
const NOTICES_PER_DAY = 10

/** A letter and how long it is of use. */
export interface Posted {
  to: string
  userId: string
  /** What the person chose; null is English. */
  language: Language | null
  letter: Letter
  usefulMinutes: number
}

/** Puts mails where they wait to be sent, in the transaction that gave reason to write. */
@Injectable()
export class PostOffice {
  constructor(
    private readonly mails: WaitingMailRepository,
    private readonly addresses: AddressRepository,
    private readonly throttle: Throttle,
  ) {}

  /** Sends a letter to an address that is of use for a short time only, like a code: it is not kept once it was given up. */
  post({ to, userId, language, letter, usefulMinutes }: Posted): Promise<void> {
    const mail = this.write({ email: to, language: language ?? 'en' }, letter)
    return this.mails.add({ mail, userId, decoy: false, usefulMinutes, lasting: false })
  }

  /** Costs as much as posting and sends nothing. */
  postDecoy({ to, letter, usefulMinutes }: Omit<Posted, 'userId' | 'language'>): Promise<void> {
    const mail = this.write({ email: to, language: 'en' }, letter)
    return this.mails.add({ mail, userId: null, decoy: true, usefulMinutes, lasting: false })
  }

  /** Tells a person, at the address of their profile, what happened. */
  async notify(userId: string, device: string, letterOf: (happening: Happening) => Letter): Promise<void> {
    const address = await this.addresses.find(userId)
    if (!address) return
    const rule = { bucket: `notices:${userId}`, limit: NOTICES_PER_DAY, windowSeconds: DAY_SECONDS }
    if (!(await isWithinLimit(this.throttle, rule))) return
    const letter = letterOf(this.happening(address, device))
    await this.keep(userId, this.write(address, letter), NOTICE_MINUTES)
  }

  /** The same without the limit, and with a way to write other instants: what is at stake must not be kept quiet. */
  async mustNotify(
    userId: string,
    device: string,
    letterOf: (happening: Happening, when: (at: Date) => string) => Letter,
    usefulMinutes = NOTICE_MINUTES,
  ): Promise<void> {
    const address = await this.addresses.find(userId)
    if (!address) return
    const letter = letterOf(this.happening(address, device), (at) => instantInWords(at, 'dated', address))
    await this.keep(userId, this.write(address, letter), usefulMinutes)
  }

  /** A letter that is one letter, however often it is asked for under this id. Whose profile is gone gets none. */
  async writeOnce(id: string, userId: string, letterOf: (timeZone: string) => Letter): Promise<void> {
    const address = await this.addresses.find(userId)
    if (!address) return
    await this.keep(userId, this.write(address, letterOf(address.timeZone), id), LASTING_MINUTES)
  }

  /** The address of a person was replaced: what was given up must not go to the old one days later, it may hold their code. */
  forgetGivenUp(userId: string): Promise<void> {
    return this.mails.forgetGivenUp(userId)
  }

  /** What happened is worth knowing days later too. */
  private keep(userId: string, mail: Mail, usefulMinutes: number): Promise<void> {
    return this.mails.add({ mail, userId, decoy: false, usefulMinutes, lasting: true })
  }

  private happening(address: Address, device: string): Happening {
    return { at: instantInWords(new Date(), 'dated', address), device: deviceIn(address.language, device) }
  }

  private write(
    { email, language }: Pick<Address, 'email' | 'language'>,
    letter: Letter,
    id: string = randomUUID(),
  ): Mail {
    const written = letter(language)
    return { id, to: email, subject: written.subject, text: toText(written), html: toHtml(written) }
  }
}
