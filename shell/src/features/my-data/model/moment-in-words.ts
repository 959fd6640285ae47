import { type Language, LOCALES } from '@gb/domain'

/** Moment of an instant (ISO) on this device, like "Monday, November 23 at 8:30 AM". */
export const momentInWords = (instant: string, language: Language): string =>
  new Date(instant).toLocaleString(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
