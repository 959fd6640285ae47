import { Injectable } from '@nestjs/common'
import { SERVICE_NAMES, type ServiceName } from '../../base/service-name.js'
import type { Throttle } from '../../database/kit-tables/throttle.js'
import type { Report } from './counting.js'

/**
 * Where the processes count together: in the throttle table of one service, the first of those that the process hosts,
 * so that all copies of it use the same.
 */
@Injectable()
export class SharedCounts {
  private readonly throttles = new Map<ServiceName, Throttle>()

  add(service: ServiceName, throttle: Throttle): void {
    this.throttles.set(service, throttle)
  }

  /** Adds hits to a window; gives all of it. Without a database a process counts alone. */
  readonly report: Report = (bucket, windowStart, hits) => {
    const service = SERVICE_NAMES.find((name) => this.throttles.has(name))
    const throttle = service === undefined ? undefined : this.throttles.get(service)
    return throttle === undefined ? Promise.resolve(hits) : throttle.add(bucket, windowStart, hits)
  }
}
