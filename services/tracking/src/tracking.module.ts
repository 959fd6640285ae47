import { Global, Module } from '@nestjs/common'
import { ConcernsModule } from './concerns/concerns.module.js'
import { FluidsModule } from './fluids/fluids.module.js'
import { HomeModule } from './home/home.module.js'
import { InsightsModule } from './insights/insights.module.js'
import { MilestonesModule } from './milestones/milestones.module.js'
import { MoodModule } from './mood/mood.module.js'
import { OperatorLogsModule } from './operator-logs/operator-logs.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { RecoveryModule } from './recovery/recovery.module.js'
import { RemindersModule } from './reminders/reminders.module.js'
import { ReportModule } from './report/report.module.js'
import { VitaminsModule } from './vitamins/vitamins.module.js'
import { WeightModule } from './weight/weight.module.js'

/** Weight, vitamins, fluids, mood, milestones, the first days, reminders. Global because it provides its ports to whoever lives in the same process. */
@Global()
@Module({
  imports: [
    FluidsModule,
    WeightModule,
    VitaminsModule,
    MoodModule,
    MilestonesModule,
    RecoveryModule,
    ConcernsModule,
    HomeModule,
    InsightsModule,
    ReportModule,
    RemindersModule,
    PersonalDataModule,
    OperatorLogsModule,
  ],
  exports: [HomeModule, WeightModule, PersonalDataModule, OperatorLogsModule, RemindersModule],
})
export class TrackingModule {}
