/** What is said of alcohol after month 12, and without a date of surgery. Source: health-rules 9b.8 and 5. */
export const ALCOHOL_NOTE =
  'alcohol works faster and stronger now, and the risk of a drinking problem rises in years 2 and 3'

/** To who may drink every day: to stop from one day to the next can be dangerous. Source: health-rules 9b.18. */
export const DAILY_DRINKING = 'If you drink every day, call your team first: they can help you stop safely.'

/** What to do about it; never anything about protein. */
export const ALCOHOL_ADVICE = [
  'If you drink, keep it small and slow, and do not drive after it.',
  'If drinking becomes a habit or a worry, talk to your team. They have heard it before.',
] as const

/** What to do about it during a pregnancy, whatever the month after surgery. Source: health-rules 9b.7. */
export const ALCOHOL_IN_PREGNANCY = [
  'Please leave alcohol out while you are pregnant: no amount is known to be safe.',
  'If you drink every day, that is hard, or you already had some, call your obstetrician today. They have heard it before.',
] as const
