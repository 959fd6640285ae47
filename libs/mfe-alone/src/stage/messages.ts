/** What the page around a remote says. Only those who build one read it. */
export const messages = {
  parts: 'Parts',
  tabs: 'Tabs',
  slots: 'Slots',
  conditions: 'Conditions',
  premium: 'Premium',
  dark: 'Dark',
  flag: (name: string) => `Flag ${name}`,
  answers: 'Answers',
  answersOf: {
    fine: 'As they should be',
    slow: 'Slow, two seconds each',
    errors: 'Errors, 503 each',
    offline: 'No connection',
  },
  frame: 'The remote, 390 wide',
  refused: 'The server is asked to fail on this stage.',
  missing: (part: string) => `This remote has no ${part}.`,
  goes: (tab: string) => `Here the shell would open ${tab}.`,
  upgrade: 'Premium',
  upgradeElsewhere: 'Here the upgrade window would open.',
  failed: 'It did not come',
} as const
