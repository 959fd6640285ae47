import { Injectable } from '@nestjs/common'
import { LOG_SECTIONS, type PersonalLog } from '@gb/domain'
import {
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
  type PersonalDataPort,
  type PersonalPage,
  type Recipient,
  TrackingDataPort,
} from '@gb/service-kit'
import { OwnData } from './own-data.js'

type Exporting = Pick<PersonalDataPort, 'export' | 'recipients'>

/** Everybody who holds personal data, in the order of an export. */
@Injectable()
export class PersonalSources {
  private readonly all: Exporting[]

  constructor(
    own: OwnData,
    private readonly tracking: TrackingDataPort,
    private readonly food: FoodDataPort,
    content: ContentDataPort,
    billing: BillingDataPort,
  ) {
    this.all = [own, tracking, food, content, billing]
  }

  /** Every page of everything; one page at a time is in memory. */
  async *pages(userId: string): AsyncGenerator<PersonalPage> {
    for (const source of this.all) yield* this.walk(userId, source, null)
  }

  /** The pages of one log. */
  async *pagesOf(userId: string, log: PersonalLog): AsyncGenerator<PersonalPage> {
    const section = LOG_SECTIONS[log]
    for await (const page of this.walk(userId, this.holderOf(log), section)) {
      if (page.section !== section) return
      yield page
    }
  }

  /** The service that keeps a log. */
  holderOf(log: PersonalLog): PersonalDataPort {
    return log === 'food' ? this.food : this.tracking
  }

  async recipients(): Promise<Recipient[]> {
    return (await Promise.all(this.all.map((source) => source.recipients()))).flat()
  }

  private async *walk(
    userId: string,
    source: Exporting,
    section: string | null,
  ): AsyncGenerator<PersonalPage> {
    let page = await source.export(userId, section === null ? null : { section, after: null })
    yield page
    while (page.next) {
      page = await source.export(userId, page.next)
      yield page
    }
  }
}
