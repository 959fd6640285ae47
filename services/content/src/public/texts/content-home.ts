import { ContentHomePort, homeTexts, type HomeTexts, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PublicContentService } from './public-content.service.js'

/** What everyone may read of Home. */
@Injectable()
export class ContentHome extends ContentHomePort {
  constructor(private readonly content: PublicContentService) {
    super()
  }

  override of(user: SessionUser, at: Date): Promise<HomeTexts> {
    return homeTexts({ daily_encouragement: this.wordsOf(todayOf(user, at)) })
  }

  private async wordsOf(day: string): Promise<string> {
    return (await this.content.dailyEncouragement({ day, timeZone: null, language: 'en' })).body
  }
}
