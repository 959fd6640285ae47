import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Env, Metrics } from '@gb/service-kit'
import { type EatenDay, type OperatorScan, OperatorScansRepository } from './operator-scans.repository.js'
import { NoSuchUsedScan } from './errors.js'

/** What the provider was asked on a day, and what that costs by the price of one call. */
export interface CostOfDay {
  day: string
  calls: number
  costUsd: number
}

const cents = (usd: number): number => Math.round(usd * 10_000) / 10_000

/** Scans, failures and cost for operators. A photo is never kept, so a failed scan can only be made again by its owner. */
@Injectable()
export class OperatorScansService implements OnModuleInit {
  constructor(
    private readonly scans: OperatorScansRepository,
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const today = async () => (await this.costs(1))[0]
    this.metrics.add({
      name: 'ai_calls_today',
      help: 'Requests to the AI provider on this UTC day.',
      read: async () => ({ '': (await today())?.calls ?? 0 }),
    })
    this.metrics.add({
      name: 'ai_calls_per_day',
      help: 'Most requests to it on one day.',
      read: async () => ({ '': this.env.aiCallsPerDay }),
    })
    this.metrics.add({
      name: 'ai_cost_today_usd',
      help: 'What they cost, by the price of one call.',
      read: async () => ({ '': (await today())?.costUsd ?? 0 }),
    })
    this.metrics.add({
      name: 'failed_analyses_24h',
      help: 'Photos without a result in the last 24 hours, by error code.',
      label: 'error',
      read: async () => {
        const rows = await this.scans.failedLately()
        return Object.fromEntries(rows.map(({ failure, scans }) => [failure, scans]))
      },
    })
  }

  ofPerson(userId: string): Promise<OperatorScan[]> {
    return this.scans.ofPerson(userId)
  }

  /** Days with a meal, newest first. */
  foodDays(userId: string, days: number): Promise<EatenDay[]> {
    return this.scans.foodDays(userId, days)
  }

  failed(): Promise<OperatorScan[]> {
    return this.scans.failed()
  }

  /** Newest day first. */
  async costs(days: number): Promise<CostOfDay[]> {
    const usage = await this.scans.usage(days)
    return usage.map(({ day, calls }) => ({ day, calls, costUsd: cents(calls * this.env.aiCallCostUsd) }))
  }

  /** @returns how many scans are used then. @throws AppError `not_found` */
  async refund(userId: string, scanId: string): Promise<number> {
    const used = await this.scans.refund(userId, scanId)
    if (used === null) throw new NoSuchUsedScan()
    return used
  }
}
