import { Body, Controller, Get, Headers, Post, Req, Res } from '@nestjs/common'
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Fresh,
  MaybeUser,
  Owner,
  Refuses,
  type SessionUser,
  Visitor,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { RequestZone } from '../../base/browser/request-zone.js'
import { ProfileDto } from '../../person/profile/profile-answer.dto.js'
import { toProfileDto } from '../../person/profile/profile.mapper.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { ShownProfileService } from '../../ways-in/freshness/shown-profile.service.js'
import { toProfileForm, toRecoveryCodeDto, toSavedProfileDto } from './profile-form.mapper.js'
import { SaveProfileDto } from './save-profile.dto.js'
import { SavedProfileDto, RecoveryCodeDto } from './saved-profile.dto.js'
import { SaveProfileService } from './save-profile.service.js'

const FILLED_IN = {
  name: 'Sam',
  email: 'sam@example.com',
  age: 42,
  gender: 'female',
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  activity_level: 'light',
  surgery_date: '2026-09-01',
}

/** A user_id belongs to a change only. */
const PROFILE_EXAMPLES = {
  create: { summary: 'A new profile', value: FILLED_IN },
  change: {
    summary: 'A change of the own one',
    value: { user_id: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', ...FILLED_IN, current_weight_lbs: 229 },
  },
}

/** The profile of a person. */
@ApiTags('profile')
@Controller('api')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly shown: ShownProfileService,
    private readonly saving: SaveProfileService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('profile')
  @Fresh('change_email', 'the e-mail of a signed-in person changes')
  @Visitor()
  @ApiOperation({
    summary: 'Create or change a profile',
    description:
      'Without a session: creates a profile, signs this browser in and makes the initial weight entry. The same details again within 15 minutes answer the same profile. With a session: changes the own profile; another e-mail needs a fresh confirmation and is mailed a code first, see `pending_email`. Refused with 403 as well: no consent, an outdated one, another user_id.',
  })
  @ApiBody({ type: SaveProfileDto, examples: PROFILE_EXAMPLES })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Same key and body again: done once.' })
  @ApiCreatedResponse({ description: 'Created.', type: SavedProfileDto })
  @ApiOkResponse({ description: 'Changed.', type: SavedProfileDto })
  @Refuses({
    400: 'A field is missing, unknown or out of range.',
    401: 'A user_id without a session.',
    409: 'A profile with other details was just created here.',
    422: 'The key was used for another body.',
    429: 'Too many new profiles from this network, or e-mail changes.',
  })
  async save(
    @Body() body: SaveProfileDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
    @RequestZone() timeZone: string | null,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<SavedProfileDto> {
    const saved = await this.saving.save({
      form: toProfileForm(body),
      claimedUserId: body.user_id ?? null,
      user,
      timeZone,
      browser: this.cookies.read(request),
      idempotencyKey: idempotencyKey ?? null,
    })
    reply.status(saved.status)
    Object.entries(saved.headers).forEach(([name, value]) => reply.header(name, value))
    saved.signIns.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return toSavedProfileDto(saved)
  }

  @Get('profile/:user_id')
  @Owner('params')
  @Answers(ProfileDto, 'The own profile')
  async read(@CurrentUser() user: SessionUser): Promise<ProfileDto> {
    return toProfileDto(await this.shown.read(user))
  }

  @Get('get-recovery-code/:user_id')
  @Fresh('show_code')
  @Owner('params')
  @Answers(RecoveryCodeDto, 'The own profile code')
  @Refuses({ 429: 'Shown 30 times this hour.' })
  async readCode(@CurrentUser() user: SessionUser): Promise<RecoveryCodeDto> {
    return toRecoveryCodeDto(await this.profiles.readCode(user.userId))
  }
}
