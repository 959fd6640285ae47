import { randomUUID } from 'node:crypto'
import { addDays, dailyGoals, FLUID_LOOK_BACK_DAYS, fluidSummary, LIST_LIMIT } from '@gb/domain'
import {
  changedMoment,
  dayRuleOf,
  deletedOnce,
  entryMoment,
  existing,
  isSameInstant,
  type ListQuery,
  requireConsents,
  type SessionUser,
  storeOnce,
  todayOf,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { EntryDeletedDto } from '../shared/entry.dto.js'
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
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const { fluid_type: fluidType, amount_oz: amountOz } = body
    const entryId = body.entry_id ?? randomUUID()
    const moment = entryMoment(body.recorded_at, dayRuleOf(user))
    const stored = await storeOnce({
      insert: () => this.entries.insert({ userId, entryId, fluidType, amountOz, ...moment }),
      findLiving: () => this.entries.find(userId, entryId),
      isSame: (entry) =>
        entry.fluidType === fluidType &&
        entry.amountOz === amountOz &&
        isSameInstant(body.recorded_at, entry.recordedAt),
    })
    return toFluidEntryDto(stored)
  }

  /** @throws AppError `consent_required`, `not_found` */
  async change(user: SessionUser, entryId: string, body: ChangeFluidEntryDto): Promise<FluidEntryDto> {
    requireConsents(user, ['health_data_consent'])
    const changed = await this.entries.update(user.userId, entryId, {
      fluidType: body.fluid_type ?? null,
      amountOz: body.amount_oz ?? null,
      moment: changedMoment(body.recorded_at, dayRuleOf(user)),
    })
    return toFluidEntryDto(existing(changed))
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<EntryDeletedDto> {
    return deletedOnce(await this.entries.delete(userId, entryId))
  }

  /** @param day calendar day; today in the person's zone when absent */
  async summary(user: SessionUser, day = todayOf(user)): Promise<FluidSummaryDto> {
    const [totals, entries] = await Promise.all([
      this.entries.dayTotals(user.userId, day),
      this.entries.dayEntries(user.userId, day, LIST_LIMIT.max),
    ])
    return toFluidSummaryDto(day, fluidSummary(totals, dailyGoals(user.person, day).fluidOz), entries)
  }

  /** @param to the last calendar day; today in the person's zone when absent */
  async days(user: SessionUser, to = todayOf(user)): Promise<FluidDaysDto> {
    const from = addDays(to, 1 - FLUID_LOOK_BACK_DAYS)
    const totals = await this.entries.totalsByDay(user.userId, from, to)
    const days = totals.map((total) => toFluidDayDto(total, dailyGoals(user.person, total.day).fluidOz))
    return { from, to, days }
  }

  async history(userId: string, query: ListQuery): Promise<FluidHistoryDto> {
    const page = await entryPage(query, (limit, before) => this.entries.newest(userId, limit, before))
    return { entries: page.entries.map(toFluidEntryDto), next_before: page.nextBefore }
  }
}
