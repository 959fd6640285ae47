import { useHost } from '@gb/mfe-contract'
import { inOwnWords } from '@gb/own-words'
import { remindersCatalog } from './messages/generated/reminders'
import { RemindersCard } from './reminders-card'

const WORDS = [remindersCatalog]

/** The reminders of whoever is signed in, among the settings; nothing for a visitor. */
function RemindersSetting() {
  const { userId } = useHost().session
  return userId === null ? null : <RemindersCard userId={userId} hue="fluids" />
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(RemindersSetting, WORDS)
