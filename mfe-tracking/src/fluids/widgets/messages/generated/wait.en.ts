// Written by `npm run generate` from ../wait.*.json: edit those.

export const messages = {
  line: ({ minutes, time }: { minutes: string; time: string }) => `You can drink at ${time}, in ${minutes} min`,
}
