import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentUser, Owner, ProblemDto, Public, type SessionUser } from '@gb/service-kit'
import { EntryDeletedDto, PersonQuery } from '../../shared/entry.dto.js'
import { AddPushSubscriptionDto, PushKeyDto, PushSubscriptionDto, PushSubscriptionPath } from './push.dto.js'
import { PushService } from './push.service.js'
import { VapidKeys } from './vapid-keys.js'

/** The devices that reminders go to. */
@ApiTags('reminders')
@Controller('api')
export class PushController {
  constructor(
    private readonly push: PushService,
    private readonly vapid: VapidKeys,
  ) {}

  @Get('push-key')
  @Public()
  @ApiOperation({ summary: 'The public key that a browser asks for notifications with' })
  @ApiOkResponse({ type: PushKeyDto })
  key(): PushKeyDto {
    return { public_key: this.vapid.publicKey }
  }

  @Post('push-subscriptions')
  @Owner('body')
  @ApiOperation({
    summary: 'Send reminders to a device',
    description:
      'The same device again is stored once. A device of another person becomes yours. Of more than 10 the oldest goes. Needs health_data_consent.',
  })
  @ApiCreatedResponse({ type: PushSubscriptionDto })
  @ApiBadRequestResponse({ description: 'The address is not one of a known push service.', type: ProblemDto })
  async add(
    @CurrentUser() user: SessionUser,
    @Body() { endpoint, p256dh, auth }: AddPushSubscriptionDto,
  ): Promise<PushSubscriptionDto> {
    return { subscription_id: await this.push.add(user, { endpoint, p256dh, auth }) }
  }

  @Delete('push-subscriptions/:subscription_id')
  @Owner('query')
  @ApiOperation({ summary: 'Send no more reminders to a device' })
  @ApiOkResponse({ type: EntryDeletedDto })
  @ApiNotFoundResponse({ description: 'No such device of this person.', type: ProblemDto })
  async remove(
    @CurrentUser() user: SessionUser,
    @Param() path: PushSubscriptionPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    await this.push.remove(user.userId, path.subscription_id)
    return { deleted: true }
  }
}
