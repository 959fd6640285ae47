import { localPort, TrackingWorkPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { DueReminderRepository } from './due-reminder.repository.js'
import { LocalTrackingWork } from './local-tracking-work.js'
import { PushController } from './push/push.controller.js'
import { PushSender } from './push/push-sender.js'
import { PushService } from './push/push.service.js'
import { PushServices } from './push/push-services.js'
import { PushSubscriptionRepository } from './push/push-subscription.repository.js'
import { VapidKeys } from './push/vapid-keys.js'
import { ReminderRounds } from './reminder-rounds.js'
import { ReminderSendingService } from './reminder-sending.service.js'
import { ReminderSettingsRepository } from './reminder-settings.repository.js'
import { RemindersController } from './reminders.controller.js'
import { RemindersService } from './reminders.service.js'

/** Reminders: what people want, the devices they go to, and their sending. */
@Module({
  imports: [TrackingDatabase],
  controllers: [RemindersController, PushController],
  providers: [
    RemindersService,
    ReminderSettingsRepository,
    DueReminderRepository,
    ReminderSendingService,
    ReminderRounds,
    PushService,
    PushSender,
    PushServices,
    PushSubscriptionRepository,
    VapidKeys,
    LocalTrackingWork,
    localPort('trackingWork', LocalTrackingWork),
  ],
  exports: [TrackingWorkPort],
})
export class RemindersModule {}
