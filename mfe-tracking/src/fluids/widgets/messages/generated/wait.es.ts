// Written by `npm run generate` from ../wait.*.json: edit those.
import type { messages as english } from './wait.en'

export const messages: typeof english = {
  line: ({ minutes, time }: { minutes: string; time: string }) => `Puede beber en ${minutes} min (${time})`,
}
