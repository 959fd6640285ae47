import type { ServiceDatabase } from '@gb/service-kit'
import { TRACKING_SCHEMA } from './database/schema.js'
import { FluidEntryEntity } from './fluids/fluid-entry.entity.js'
import { CreateTracking1795132800000 } from './migrations/1795132800000-create-tracking.js'
import { AddVitaminsAndMood1795140000000 } from './migrations/1795140000000-add-vitamins-and-mood.js'
import { AddReminders1795150000000 } from './migrations/1795150000000-add-reminders.js'
import { AddProgressReports1795400000000 } from './migrations/1795400000000-add-progress-reports.js'
import { AddConfirmedWeights1795410000000 } from './migrations/1795410000000-add-confirmed-weights.js'
import { AddReportUnits1795420000000 } from './migrations/1795420000000-add-report-units.js'
import { AddConfirmedDoses1795740000000 } from './migrations/1795740000000-add-confirmed-doses.js'
import { MoodEntryEntity } from './mood/mood-entry.entity.js'
import { PushSubscriptionEntity } from './reminders/push/push-subscription.entity.js'
import { ReminderSettingsEntity } from './reminders/reminder-settings.entity.js'
import { ProgressReportEntity } from './report/progress-report.entity.js'
import { SEALED_COLUMNS } from './sealed-columns.js'
import { VitaminEntryEntity } from './vitamins/vitamin-entry.entity.js'
import { WeightEntryEntity } from './weight/weight-entry.entity.js'
import { OwnRows1795600000000 } from './migrations/1795600000000-own-rows.js'

/** What tracking keeps in Postgres. */
export const trackingDatabase: ServiceDatabase = {
  ...TRACKING_SCHEMA,
  sealed: SEALED_COLUMNS,
  entities: [
    FluidEntryEntity,
    WeightEntryEntity,
    VitaminEntryEntity,
    MoodEntryEntity,
    ReminderSettingsEntity,
    PushSubscriptionEntity,
    ProgressReportEntity,
  ],
  migrations: [
    CreateTracking1795132800000,
    AddVitaminsAndMood1795140000000,
    AddReminders1795150000000,
    AddProgressReports1795400000000,
    AddConfirmedWeights1795410000000,
    AddReportUnits1795420000000,
    OwnRows1795600000000,
    AddConfirmedDoses1795740000000,
  ],
}
