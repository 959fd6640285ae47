import { useHost } from '@gb/mfe-contract'
import { RemindersCard } from './reminders-card'

/** The reminders of whoever is signed in, among the settings; nothing for a visitor. */
export function RemindersSetting() {
  const { userId } = useHost().session
  return userId === null ? null : <RemindersCard userId={userId} hue="fluids" />
}
