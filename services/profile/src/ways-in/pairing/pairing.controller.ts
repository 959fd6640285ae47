import { Controller, Delete, Get, Post, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Fresh,
  Idempotent,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserRequest } from '../../base/browser/http.js'
import { PairingStatusDto, PairingWindowDto } from './pairing.dto.js'
import { toPairingStatusDto, toPairingWindowDto } from './pairing.mapper.js'
import { PairingService } from './pairing.service.js'

/** "Use on another device". */
@ApiTags('restore')
@Controller('api/pairing-window')
export class PairingController {
  constructor(
    private readonly pairing: PairingService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post()
  @Fresh('pairing')
  @Session()
  @Idempotent()
  @AnswersCreated(
    PairingWindowDto,
    'Let one other device of this network open the profile by its code',
    'For ten minutes and once. Three wrong codes from this network close it. Again: begins anew.',
  )
  @Refuses({ 429: 'Opened 20 times today.' })
  async open(
    @CurrentUser() { userId }: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<PairingWindowDto> {
    return toPairingWindowDto(await this.pairing.open(userId, this.cookies.read(request)))
  }

  @Get()
  @Session()
  @Answers(PairingStatusDto, 'Is the window open?')
  async status(@CurrentUser() { userId }: SessionUser): Promise<PairingStatusDto> {
    return toPairingStatusDto(await this.pairing.expiryOf(userId))
  }

  @Delete()
  @Session()
  @Idempotent()
  @Answers(PairingStatusDto, 'Close the window', 'A closed one stays closed.')
  async close(@CurrentUser() { userId }: SessionUser): Promise<PairingStatusDto> {
    await this.pairing.close(userId)
    return toPairingStatusDto(null)
  }
}
