import { CONFIG_LIMITS } from '@gb/domain'

/** Sentences that an operator reads. */
export const CONFIG_MESSAGES = {
  noRemote: (remote: string) => `There is no remote ${remote}.`,
  noSetting: (remote: string, name: string) => `No release of ${remote} in force has a setting "${name}".`,
  noFlag: (remote: string, name: string) => `No release of ${remote} in force has a flag "${name}".`,
  enoughTesters: (flag: string) =>
    `${CONFIG_LIMITS.testers} people try "${flag}" already. Give it a share instead.`,
  notDeclared: 'No release in force declares it.',
} as const
