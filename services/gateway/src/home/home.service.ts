import {
  AppError,
  ContentHomePort,
  errorName,
  FoodHomePort,
  type HomePort,
  type HomeTexts,
  ProfileHomePort,
  type SessionUser,
  TrackingHomePort,
} from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'

/** Puts Home together of what each service gives for it. */
@Injectable()
export class HomeService {
  private readonly log = new Logger(HomeService.name)
  private readonly services: readonly HomePort[]

  constructor(
    profile: ProfileHomePort,
    tracking: TrackingHomePort,
    food: FoodHomePort,
    content: ContentHomePort,
  ) {
    this.services = [profile, tracking, food, content]
  }

  /** Home as JSON text: the parts are finished texts already. A service that is away leaves its parts out. */
  async of(user: SessionUser, at = new Date()): Promise<string> {
    const given = await Promise.all(this.services.map((service) => this.ask(service, user, at)))
    const parts = given.flatMap((texts) => Object.entries(texts))
    return `{${parts.map(([name, text]) => `"${name}":${text}`).join(',')}}`
  }

  private async ask(service: HomePort, user: SessionUser, at: Date): Promise<HomeTexts> {
    try {
      return await service.of(user, at)
    } catch (failure) {
      if (!(failure instanceof AppError)) this.log.error(`a service was left out: ${errorName(failure)}`)
      return {}
    }
  }
}
