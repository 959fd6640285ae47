import { addDays, dailyGoals, FLUID_LOOK_BACK_DAYS, fluidSummary, LIST_LIMIT } from '@gb/domain'
import { deletedOnce, type ListQuery, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
import { addEntry, changeEntry } from '../shared/entry-log.js'
import { entryPage } from '../shared/entry-page.js'
import { FluidEntryRepository } from './fluid-entry.repository.js'
import type {
  AddFluidEntryDto,
  ChangeFluidEntryDto,
  FluidDaysDto,
  FluidEntryDto,
  FluidHistoryDto,
  FluidSummaryDto,
} from './fluids.dto.js'
import { toFluidDayDto, toFluidEntryDto, toFluidSummaryDto } from './fluids.mapper.js'

/** Decides about drinks. */
@Injectable()
export class FluidsService {
  constructor(private readonly entries: FluidEntryRepository) {}

  /** @throws AppError `consent_required`, `conflict`, `gone` */
  async add(user: SessionUser, body: AddFluidEntryDto): Promise<FluidEntryDto> {
    const { fluid_type: fluidType, amount_oz: amountOz } = body
    const stored = await addEntry(this.entries, user, body, {
      row: () => ({ fluidType, amountOz }),
      isSame: (entry) => entry.fluidType === fluidType && entry.amountOz === amountOz,
    })
    return toFluidEntryDto(stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeFluidEntryDto): Promise<FluidEntryDto> {
    const changed = await changeEntry(this.entries, user, entryId, body, {
      fluidType: body.fluid_type ?? null,
      amountOz: body.amount_oz ?? null,
    })
    return toFluidEntryDto(changed)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  /** @param day calendar day; today in the person's zone when absent */
  async summary(user: SessionUser, day = todayOf(user)): Promise<FluidSummaryDto> {
    const { totals, entries } = await this.entries.day(user.userId, day, LIST_LIMIT.max)
    return toFluidSummaryDto(day, fluidSummary(totals, dailyGoals(user.person, day).fluidOz), entries)
  }

  /** @param to the last calendar day; today in the person's zone when absent */
  async days(user: SessionUser, to = todayOf(user)): Promise<FluidDaysDto> {
    const from = addDays(to, 1 - FLUID_LOOK_BACK_DAYS)
    const totals = await this.entries.totalsByDay(user.userId, from, to)
    const days = totals.map((total) => toFluidDayDto(total, dailyGoals(user.person, total.day).fluidOz))
    return { from, to, days }
  }

  async history({ userId }: SessionUser, query: ListQuery): Promise<FluidHistoryDto> {
    const page = await entryPage(query, (limit, before) => this.entries.newest(userId, limit, before))
    return { entries: page.entries.map(toFluidEntryDto), next_before: page.nextBefore }
  }
}
