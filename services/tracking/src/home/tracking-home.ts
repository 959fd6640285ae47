import {
  homeTexts,
  type HomeTexts,
  ListQuery,
  type SessionUser,
  todayOf,
  TrackingHomePort,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { ConcernsService } from '../concerns/concerns.service.js'
import { FluidsService } from '../fluids/fluids.service.js'
import { WeightService } from '../weight/weight.service.js'

/** The logs of Home. */
@Injectable()
export class TrackingHome extends TrackingHomePort {
  constructor(
    private readonly fluids: FluidsService,
    private readonly weights: WeightService,
    private readonly concerns: ConcernsService,
  ) {
    super()
  }

  override of(user: SessionUser, at: Date): Promise<HomeTexts> {
    return homeTexts({
      fluid_summary: this.fluids.summary(user, todayOf(user, at)),
      weight_history: this.weights.history(user, new ListQuery()),
      concerns: this.concerns.list(user, at),
    })
  }
}
