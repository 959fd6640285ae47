import { FLUID_REMINDER_HOURS, WEEKDAYS } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ZONE_CHECK } from '../shared/entry-columns.entity.js'

const time = (column: string): string => `${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`

/** What a person wants to be reminded of, and when that is due next. */
@Entity({ schema: 'tracking', name: 'reminder_settings' })
@Index('reminder_settings_by_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
@Check('reminder_settings_zone', ZONE_CHECK)
@Check('reminder_settings_vitamins_morning', time('vitamins_morning'))
@Check('reminder_settings_vitamins_afternoon', time('vitamins_afternoon'))
@Check('reminder_settings_vitamins_evening', time('vitamins_evening'))
@Check('reminder_settings_fluids_from', time('fluids_from'))
@Check('reminder_settings_fluids_to', time('fluids_to'))
@Check('reminder_settings_weigh_in_time', time('weigh_in_time'))
@Check('reminder_settings_mood_time', time('mood_time'))
@Check('reminder_settings_quiet_from', time('quiet_from'))
@Check('reminder_settings_quiet_to', time('quiet_to'))
@Check(
  'reminder_settings_fluids_every_hours',
  `fluids_every_hours BETWEEN ${FLUID_REMINDER_HOURS.min} AND ${FLUID_REMINDER_HOURS.max}`,
)
@Check(
  'reminder_settings_weigh_in_weekday',
  `weigh_in_weekday IN (${WEEKDAYS.map((day) => `'${day}'`).join(', ')})`,
)
@Check('reminder_settings_due', 'due_at IS NOT DISTINCT FROM LEAST(scheduled_at, snoozed_until)')
export class ReminderSettingsEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  /** Where the clock hangs that all times are of. */
  @Column({ name: 'time_zone', type: 'text' }) timeZone!: string
  @Column({ name: 'vitamins_on', type: 'boolean' }) vitaminsOn!: boolean
  @Column({ name: 'vitamins_morning', type: 'text', nullable: true }) vitaminsMorning!: string | null
  @Column({ name: 'vitamins_afternoon', type: 'text', nullable: true }) vitaminsAfternoon!: string | null
  @Column({ name: 'vitamins_evening', type: 'text', nullable: true }) vitaminsEvening!: string | null
  @Column({ name: 'fluids_on', type: 'boolean' }) fluidsOn!: boolean
  @Column({ name: 'fluids_every_hours', type: 'smallint' }) fluidsEveryHours!: number
  @Column({ name: 'fluids_from', type: 'text' }) fluidsFrom!: string
  @Column({ name: 'fluids_to', type: 'text' }) fluidsTo!: string
  @Column({ name: 'weigh_in_on', type: 'boolean' }) weighInOn!: boolean
  @Column({ name: 'weigh_in_weekday', type: 'text' }) weighInWeekday!: string
  @Column({ name: 'weigh_in_time', type: 'text' }) weighInTime!: string
  @Column({ name: 'mood_on', type: 'boolean' }) moodOn!: boolean
  @Column({ name: 'mood_time', type: 'text' }) moodTime!: string
  @Column({ name: 'quiet_from', type: 'text' }) quietFrom!: string
  @Column({ name: 'quiet_to', type: 'text' }) quietTo!: string
  @Column({ name: 'show_details', type: 'boolean' }) showDetails!: boolean
  /** The next one by the settings; null when nothing is on. */
  @Column({ name: 'scheduled_at', type: 'timestamptz', nullable: true }) scheduledAt!: Date | null
  /** When what was put off comes again. */
  @Column({ name: 'snoozed_until', type: 'timestamptz', nullable: true }) snoozedUntil!: Date | null
  @Column({ name: 'snoozed_items', type: 'text', array: true, default: () => "'{}'" }) snoozedItems!: string[]
  /** The earlier of the two. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true }) dueAt!: Date | null
  /** A process is at it until then; afterwards another one may. */
  @Column({ name: 'claimed_until', type: 'timestamptz', nullable: true }) claimedUntil!: Date | null
  /** The last one that was sent, which can be put off. */
  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true }) sentAt!: Date | null
  @Column({ name: 'sent_items', type: 'text', array: true, default: () => "'{}'" }) sentItems!: string[]
}
