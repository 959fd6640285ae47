import { REMINDER_MESSAGES, type ReminderFault } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { remindersCatalog } from './messages/generated/reminders'

/** Says what is wrong with the settings; in English it is the sentence of the rules themselves. */
export function useFaultInWords(): (fault: ReminderFault | undefined) => string | undefined {
  const isEnglish = useLanguageHere() === 'en'
  const faults: Readonly<Record<string, string>> = useMessages(remindersCatalog).faults
  return (fault) => {
    if (fault === undefined || isEnglish) return fault?.message
    const [name] = Object.entries(REMINDER_MESSAGES).find(([, words]) => words === fault.message) ?? ['']
    return faults[name] ?? fault.message
  }
}
