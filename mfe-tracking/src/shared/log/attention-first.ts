import type { Shown } from '@gb/device'

/** What the server refused before all else, each part in its order: far down nobody would find it. */
export function attentionFirst<E extends Shown<object>>(entries: readonly E[]): E[] {
  const isRefused = ({ state }: E) => state === 'attention'
  return [...entries.filter(isRefused), ...entries.filter((entry) => !isRefused(entry))]
}
