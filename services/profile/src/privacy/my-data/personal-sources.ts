import { Injectable } from '@nestjs/common'
import { LOG_SECTIONS, type PersonalLog } from '@gb/domain'
import type { PersonalDataPort, PersonalPage, Recipient } from '@gb/service-kit'
import { DataHolders } from '../holders/data-holders.js'
import { OwnData } from './own-data.js'

type Exporting = Pick<PersonalDataPort, 'export' | 'recipients'>

/** Everybody who holds personal data, in the order of an export. */
@Injectable()
export class PersonalSources {
  private readonly all: Exporting[]

  constructor(
    own: OwnData,
    private readonly holders: DataHolders,
  ) {
    this.all = [own, ...holders.all]
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
    return this.holders.of[log === 'food' ? 'food-analysis' : 'tracking']
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
