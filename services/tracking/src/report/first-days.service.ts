import { addDays, concernsForOthers, FIRST_DAYS, hourOfDay, type Language } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { ConcernsService } from '../concerns/concerns.service.js'
import { FluidEntryRepository } from '../fluids/fluid-entry.repository.js'
import { LogsRepository } from '../logs/logs.repository.js'
import type { ReportFile } from './attached.js'
import { firstDaysPage } from './document/first-days-page.js'
import { NoFirstDays } from './errors.js'
import type { FirstDaysContent } from './first-days-content.js'
import { endingIn } from './paper-language.dto.js'
import { PdfPrinter } from './printer/pdf-printer.js'
import { ReportContentsService } from './report-contents.service.js'
import { ReportLimit } from './report-limit.js'
import { speechIn } from './speech.js'

/** Reads the logs of the first days together. */
@Injectable()
export class FirstDaysContents {
  constructor(
    private readonly logs: LogsRepository,
    private readonly fluids: FluidEntryRepository,
    private readonly concerns: ConcernsService,
  ) {}

  /** @throws AppError `not_found` where no day of surgery has come */
  async of(user: SessionUser, now: Date): Promise<FirstDaysContent> {
    const { userId, person, timeZone } = user
    const today = todayOf(user, now)
    const { surgeryDate } = person
    if (surgeryDate === null || surgeryDate > today) throw new NoFirstDays()
    const last = addDays(surgeryDate, FIRST_DAYS.to)
    const [answers, fluids, concerns] = await Promise.all([
      this.logs.recovery(userId, surgeryDate, last),
      this.fluids.totalsByDay(userId, surgeryDate, last),
      this.concerns.of({ userId, person, today, hour: hourOfDay(now, timeZone, person.dayStartsAt) }),
    ])
    return { today, surgeryDate, answers, fluids, concerns: concernsForOthers(concerns) }
  }
}

/** Prints the first days for the clinic. Nothing of it is kept. */
@Injectable()
export class FirstDaysService {
  constructor(
    private readonly contents: FirstDaysContents,
    private readonly names: ReportContentsService,
    private readonly printer: PdfPrinter,
    private readonly limit: ReportLimit,
  ) {}

  /** @throws AppError `not_found`, `too_many_requests`, `unavailable` */
  async page(user: SessionUser, language: Language): Promise<ReportFile> {
    const content = await this.contents.of(user, new Date())
    await this.limit.hit(user)
    const [whose, speech] = await Promise.all([this.names.nameOf(user), speechIn(language)])
    return {
      name: `gastric-buddy-first-days-${content.today}${endingIn(language)}.pdf`,
      type: 'application/pdf',
      bytes: await this.printer.print(firstDaysPage(content, whose, speech)),
    }
  }
}
