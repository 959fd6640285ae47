import { later, useLater } from '@gb/entries'

const rules = later(() => import('./late-rules'))

export type LateRules = typeof import('./late-rules')

/** Sends for the rules before something needs them. */
export const bringLateRules = (): void => void rules.load().catch(() => undefined)

/**
 * The rules that the first view of Home can be without; null while they are on their way.
 * @param isNeeded what is shown waits for them
 */
export const useLateRules = (isNeeded: boolean): LateRules | null => useLater(rules, isNeeded)
