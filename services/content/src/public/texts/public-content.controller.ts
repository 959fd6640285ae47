import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiHeader, ApiTags } from '@nestjs/swagger'
import { Public, type PublicAnswer, Refuses, requestTimeZone } from '@gb/service-kit'
import { AboutCreatorDto } from '../../documents/shapes/about-creator.dto.js'
import { HealthTipsDto } from '../../documents/shapes/health-tips.dto.js'
import { RecommendedVitaminsDto } from '../../documents/shapes/recommended-vitamins.dto.js'
import { DailyEncouragementDto, DailyEncouragementQuery } from './daily-encouragement.dto.js'
import { PolicyDto } from './policy.dto.js'
import { TextLanguageQuery } from '../../documents/shapes/text-language.dto.js'
import { PublicContentService } from './public-content.service.js'
import { PublicRead } from '../public-read.js'

type ZonedRequest = Parameters<typeof requestTimeZone>[0]

/** What everyone may read, signed in or not. No cookie is looked at. */
@ApiTags('content')
@Controller('api')
export class PublicContentController {
  constructor(private readonly content: PublicContentService) {}

  @Get('health-tips')
  @Public()
  @PublicRead(
    HealthTipsDto,
    'getHealthTips',
    "Tips: do's and don'ts, swaps, fluids, vitamins, exercise, side effects",
  )
  @Refuses({ 400: 'Not a language that the product speaks.' })
  healthTips(@Query() { lang = 'en' }: TextLanguageQuery): Promise<PublicAnswer> {
    return this.content.pageIn('health-tips', lang)
  }

  @Get('recommended-vitamins')
  @Public()
  @PublicRead(
    RecommendedVitaminsDto,
    'getRecommendedVitamins',
    'Usual daily vitamins and minerals after a sleeve',
  )
  @Refuses({ 400: 'Not a language that the product speaks.' })
  recommendedVitamins(@Query() { lang = 'en' }: TextLanguageQuery): Promise<PublicAnswer> {
    return this.content.pageIn('recommended-vitamins', lang)
  }

  @Get('about-creator')
  @Public()
  @PublicRead(AboutCreatorDto, 'getAboutCreator', 'The people behind the product')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  aboutCreator(@Query() { lang = 'en' }: TextLanguageQuery): Promise<PublicAnswer> {
    return this.content.pageIn('about-creator', lang)
  }

  @Get('daily-encouragement')
  @Public()
  @PublicRead(DailyEncouragementDto, 'getDailyEncouragement', 'The words of the day, the same for everyone')
  @ApiHeader({ name: 'X-Time-Zone', required: false, description: 'IANA zone that decides which day it is.' })
  @Refuses({ 400: 'The day or the zone does not exist, or it is not a language that the product speaks.' })
  dailyEncouragement(
    @Query() { date, lang = 'en' }: DailyEncouragementQuery,
    @Req() request: ZonedRequest,
  ): Promise<PublicAnswer> {
    const timeZone = requestTimeZone(request)
    return this.content.dailyEncouragement({ day: date, timeZone, language: lang })
  }

  @Get('privacy-policy')
  @Public()
  @PublicRead(PolicyDto, 'getPrivacyPolicy', 'What this product does with your data')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  privacyPolicy(@Query() { lang = 'en' }: TextLanguageQuery): Promise<PublicAnswer> {
    return this.content.pageIn('privacy-policy', lang)
  }

  @Get('terms-of-service')
  @Public()
  @PublicRead(PolicyDto, 'getTermsOfService', 'The terms of use')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  termsOfService(@Query() { lang = 'en' }: TextLanguageQuery): Promise<PublicAnswer> {
    return this.content.pageIn('terms-of-service', lang)
  }
}
