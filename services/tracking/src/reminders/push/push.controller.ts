import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Owner,
  OwnerId,
  Public,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { EntryDeletedDto } from '../../shared/entry.dto.js'
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
  @Answers(PushKeyDto, 'The public key that a browser asks for notifications with')
  key(): PushKeyDto {
    return { public_key: this.vapid.publicKey }
  }

  @Post('push-subscriptions')
  @Owner('body')
  @AnswersCreated(
    PushSubscriptionDto,
    'Send reminders to a device',
    'The same device again is stored once. A device of another person becomes yours. Of more than 10 the oldest goes. Needs health_data_consent.',
  )
  @Refuses({ 400: 'The address is not one of a known push service.' })
  async add(
    @CurrentUser() user: SessionUser,
    @Body() { endpoint, p256dh, auth, language }: AddPushSubscriptionDto,
  ): Promise<PushSubscriptionDto> {
    return { subscription_id: await this.push.add(user, { endpoint, p256dh, auth }, language ?? null) }
  }

  @Delete('push-subscriptions/:subscription_id')
  @Owner('query')
  @Answers(EntryDeletedDto, 'Send no more reminders to a device')
  @Refuses({ 404: 'No such device of this person.' })
  async remove(
    @CurrentUser() user: SessionUser,
    @Param() path: PushSubscriptionPath,
    @Query() _owner: OwnerId,
  ): Promise<EntryDeletedDto> {
    await this.push.remove(user.userId, path.subscription_id)
    return { deleted: true }
  }
}
