/** The instant and the local day that a write gives an entry; nothing where it leaves them alone. */
export const whenOf = (
  recordedAt: string | undefined,
  dayOf: (recordedAt: string) => string,
): { recordedAt?: string; day?: string } =>
  recordedAt === undefined ? {} : { recordedAt, day: dayOf(recordedAt) }
