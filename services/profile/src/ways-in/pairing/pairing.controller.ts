import { Controller, Delete, Get, Post, Req } from '@nestjs/common'
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { CurrentUser, Fresh, Idempotent, ProblemDto, Session, type SessionUser } from '@gb/service-kit'
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
  @ApiOperation({
    summary: 'Let one other device of this network open the profile by its code',
    description:
      'For ten minutes and once. Three wrong codes from this network close it. Again: begins anew.',
  })
  @ApiCreatedResponse({ type: PairingWindowDto })
  @ApiTooManyRequestsResponse({ description: 'Opened 20 times today.', type: ProblemDto })
  async open(
    @CurrentUser() { userId }: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<PairingWindowDto> {
    return toPairingWindowDto(await this.pairing.open(userId, this.cookies.read(request)))
  }

  @Get()
  @Session()
  @ApiOperation({ summary: 'Is the window open?' })
  @ApiOkResponse({ type: PairingStatusDto })
  async status(@CurrentUser() { userId }: SessionUser): Promise<PairingStatusDto> {
    return toPairingStatusDto(await this.pairing.expiryOf(userId))
  }

  @Delete()
  @Session()
  @Idempotent()
  @ApiOperation({ summary: 'Close the window', description: 'A closed one stays closed.' })
  @ApiOkResponse({ type: PairingStatusDto })
  async close(@CurrentUser() { userId }: SessionUser): Promise<PairingStatusDto> {
    await this.pairing.close(userId)
    return toPairingStatusDto(null)
  }
}
