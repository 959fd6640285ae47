import type { ServiceDatabase } from '@gb/service-kit'
import { TRACKING_SCHEMA } from './database/schema.js'
import { FluidEntryEntity } from './fluids/fluid-entry.entity.js'
import { CreateTracking1795168779000 } from './database/migrations/1795168779000-create-tracking.js'
import { AddVitaminsAndMood1795170211000 } from './database/migrations/1795170211000-add-vitamins-and-mood.js'
import { AddReminders1795181922000 } from './database/migrations/1795181922000-add-reminders.js'
import { AddProgressReports1795193557000 } from './database/migrations/1795193557000-add-progress-reports.js'
import { AddConfirmedWeights1795193990000 } from './database/migrations/1795193990000-add-confirmed-weights.js'
import { AddReportUnits1795204649000 } from './database/migrations/1795204649000-add-report-units.js'
import { AddConfirmedDoses1795373855000 } from './database/migrations/1795373855000-add-confirmed-doses.js'
import { MilestoneEntryEntity } from './milestones/milestone-entry.entity.js'
import { MoodEntryEntity } from './mood/mood-entry.entity.js'
import { PushSubscriptionEntity } from './reminders/push/push-subscription.entity.js'
import { ReminderSettingsEntity } from './reminders/reminder-settings.entity.js'
import { ProgressReportEntity } from './report/progress-report.entity.js'
import { SEALED_COLUMNS } from './sealed-columns.js'
import { VitaminEntryEntity } from './vitamins/vitamin-entry.entity.js'
import { WeightEntryEntity } from './weight/weight-entry.entity.js'
import { AddMilestones1795419711380 } from './database/migrations/1795419711380-add-milestones.js'
import { WeightsByIndex1795465196031 } from './database/migrations/1795465196031-weights-by-index.js'
import { AddRecovery1795526794000 } from './database/migrations/1795526794000-add-recovery.js'
import { KnownByNoName1795835187000 } from './database/migrations/1795835187000-known-by-no-name.js'
import { LanguageOfDevices1796029200000 } from './database/migrations/1796029200000-language-of-devices.js'
import { PlanForDiaries1795530576000 } from './database/migrations/1795530576000-plan-for-diaries.js'
import { RecoveryEntryEntity } from './recovery/recovery-entry.entity.js'
import { OwnRows1795361026000 } from './database/migrations/1795361026000-own-rows.js'

/** What tracking keeps in Postgres. */
export const trackingDatabase: ServiceDatabase = {
  ...TRACKING_SCHEMA,
  sealed: SEALED_COLUMNS,
  entities: [
    FluidEntryEntity,
    WeightEntryEntity,
    VitaminEntryEntity,
    MoodEntryEntity,
    MilestoneEntryEntity,
    RecoveryEntryEntity,
    ReminderSettingsEntity,
    PushSubscriptionEntity,
    ProgressReportEntity,
  ],
  migrations: [
    CreateTracking1795168779000,
    AddVitaminsAndMood1795170211000,
    AddReminders1795181922000,
    AddProgressReports1795193557000,
    AddConfirmedWeights1795193990000,
    AddReportUnits1795204649000,
    OwnRows1795361026000,
    AddConfirmedDoses1795373855000,
    AddMilestones1795419711380,
    WeightsByIndex1795465196031,
    AddRecovery1795526794000,
    PlanForDiaries1795530576000,
    KnownByNoName1795835187000,
    LanguageOfDevices1796029200000,
  ],
}
