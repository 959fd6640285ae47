import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiAcceptedResponse, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  refusedAs,
  Refuses,
  Session,
  type SessionUser,
  WhileDeleting,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { ConfirmDto, ConfirmedDto, StartConfirmationDto, StartedConfirmationDto } from './confirmation.dto.js'
import { toConfirmedDto, toProof, toStartedDto } from './confirmation.mapper.js'
import { ConfirmationService } from './confirmation.service.js'

const WAY_CLOSED = 'This way is not open to this person.'

const BYTES = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'

/** The proof of one way: there is none of the other beside it. */
const PROOF_EXAMPLES = {
  email: {
    summary: 'By the mailed code',
    value: { purpose: 'export', way: 'email', code: '04815162' },
  },
  passkey: {
    summary: 'By a passkey',
    value: {
      purpose: 'export',
      way: 'passkey',
      passkey: {
        credential_id: 'q0pTb1J4c2VQdG1kR1dHZw',
        client_data_json: BYTES,
        authenticator_data: BYTES,
        signature: BYTES,
        user_handle: null,
      },
    },
  },
}

/** Confirming that it is you, where a call answers `fresh_confirmation_required`. */
@ApiTags('session')
@Controller('api/confirmation')
export class ConfirmationController {
  constructor(
    private readonly confirming: ConfirmationService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('start')
  @HttpCode(202)
  @Session()
  @WhileDeleting()
  @ApiOperation({
    summary: 'Begin to confirm that it is you',
    description:
      'Mails a code to the address in force, or asks one of the own passkeys. A newer code takes the place of the one before.',
  })
  @ApiAcceptedResponse({ type: StartedConfirmationDto })
  @Refuses({ 400: 'No such purpose or way.', 409: WAY_CLOSED, 429: 'Ten codes were mailed today.' })
  async start(
    @Body() { purpose, way }: StartConfirmationDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<StartedConfirmationDto> {
    return toStartedDto(await this.confirming.start(user, this.cookies.read(request), purpose, way))
  }

  @Post('confirm')
  @HttpCode(200)
  @Session()
  @WhileDeleting()
  @Answers(
    ConfirmedDto,
    'Confirm that it is you',
    'Holds ten minutes, for this session and this purpose. The session gets another token; older ones do not share in it. Five tries a code, each code once.',
  )
  @ApiBody({ type: ConfirmDto, examples: PROOF_EXAMPLES })
  @Refuses({
    400: 'Not 8 digits, or not what a browser answers.',
    403: refusedAs('passkey_refused', 'The passkey was refused: one answer for every reason.'),
    404: refusedAs(
      'invalid_or_expired_code',
      'The code is wrong, expired, used, or was tried too often; `tries_left` says how often it still works.',
    ),
    409: WAY_CLOSED,
  })
  async confirm(
    @Body() body: ConfirmDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<ConfirmedDto> {
    const confirmed = await this.confirming.confirm(user, this.cookies.read(request), toProof(body))
    this.cookies.keepSession(reply, confirmed.renewed)
    return toConfirmedDto(confirmed)
  }
}
