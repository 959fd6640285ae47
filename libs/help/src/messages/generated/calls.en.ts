// Written by `npm run generate` from ../calls.*.json: edit those.

export const messages = {
  call: ({ number }: { number: string }) => `Call ${number}`,
  callAndPress: ({ key, number }: { key: string; number: string }) => `Call ${number}, then press ${key}`,
  text: ({ number }: { number: string }) => `Text ${number}`,
  textWords: ({ number, words }: { number: string; words: string }) => `Text ${words} to ${number}`,
  chat: ({ page }: { page: string }) => `Chat at ${page}`,
  care: {
    surgeon: 'Call my surgeon',
    officePhone: 'Call my clinic',
    afterHoursPhone: 'Call after hours',
    add: 'Add my clinic\'s number',
  },
}
