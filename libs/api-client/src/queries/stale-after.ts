import type { QueryClient } from '@tanstack/react-query'

/** What a person or the server can change. */
export type Change =
  | 'profile'
  | 'food'
  | 'food-answer'
  | 'fluid'
  | 'weight'
  | 'vitamin'
  | 'mood'
  | 'milestone'
  | 'recovery'
  | 'consent'
  | 'premium'

/**
 * First parts of the keys that a change makes stale. A change of the profile may log a weight and move every goal;
 * a weight moves the profile's current weight.
 */
export const staleAfter: Record<Change, readonly string[]> = {
  profile: [
    'profile',
    'daily-summary',
    'fluid-summary',
    'fluid-days',
    'weight-history',
    'analytics',
    'concerns',
    'supplement-guide',
    'meal-plans',
    'planning-templates',
    'recipes',
  ],
  food: ['concerns', 'daily-summary', 'food-history', 'meal-timer', 'scan-status', 'analytics'],
  'food-answer': ['concerns', 'analytics'],
  fluid: ['concerns', 'fluid-summary', 'fluid-days', 'fluid-history', 'analytics'],
  weight: ['concerns', 'weight-history', 'profile', 'analytics', 'report-notes'],
  vitamin: ['concerns', 'vitamin-history', 'report-notes'],
  mood: ['concerns', 'mood-history', 'analytics', 'report-notes'],
  milestone: ['milestone-history'],
  recovery: ['concerns', 'recovery-history'],
  consent: ['consents'],
  premium: ['recipes', 'premium-status', 'subscription', 'scan-status', 'profile'],
}

/**
 * Marks everything stale that `change` touches and refetches what is on screen.
 * Call it in `onSettled` of the mutation; resolves when the refetches have ended.
 */
export async function invalidateAfter(queries: QueryClient, change: Change): Promise<void> {
  await Promise.all(staleAfter[change].map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
