import { type SessionUser, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { REPORT_MESSAGES } from './messages.js'

const PER_HOUR = 60
const HOUR_SECONDS = 3600

/** How many papers a person may make and download in an hour: each costs as much as a hundred reads. */
@Injectable()
export class ReportLimit {
  constructor(private readonly throttle: Throttle) {}

  /** @throws AppError `too_many_requests` */
  hit({ userId }: SessionUser): Promise<void> {
    return this.throttle.hit({
      bucket: `report:${userId}`,
      limit: PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: REPORT_MESSAGES.tooMany,
    })
  }
}
