import { useHeld } from './use-held'

/** How words that call for help are kept: by us, on this device until there is a connection, or only where they were typed. */
export type HelpWritten = 'saved' | 'kept' | 'unsaved'

/** What calls for help was just written, and how it is kept; or `safe`: the person answered. */
type CrisisAnswer = HelpWritten | 'safe'

/** Whether the crisis card stands on top. Every new writing that calls for help raises it again. */
export function useCrisis(userId: string) {
  const [answer = null, answerWith] = useHeld<CrisisAnswer | null>('crisis', userId)
  return {
    /** What was just written and calls for help; null when nothing was, or the person is safe. */
    raised: answer === 'safe' ? null : answer,
    isSafe: answer === 'safe',
    raise: (written: HelpWritten) => answerWith(written),
    /** The person says that they are safe. */
    close: () => answerWith('safe'),
  }
}
