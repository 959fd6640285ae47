import type { EntryKind } from '@gb/device'
import {
  type ConsentPurpose,
  PERSONAL_TOKENS_MAX,
  type PersonalTokenAccess,
  type PersonalTokenArea,
  type PersonalTokenDays,
} from '@gb/domain'
import type { Theme } from '@gb/ui'

export const messages = {
  title: 'Settings',
  look: 'Appearance',
  theme: 'Colors',
  themeHint: 'System follows the setting of your phone or computer.',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,

  language: {
    title: 'Language',
    label: 'Language of this device',
    hint: 'What is translated so far follows. The rest is in English.',
    mails: (language: string) => `Emails from us come in ${language}.`,
    mailsIn: (language: string) => `Send emails in ${language}`,
    failed: 'The language of your emails could not be saved. Please check your connection and try again.',
  },
  units: {
    chosen: (weight: string, fluids: string) => `${weight}, ${fluids}`,
    title: 'Units',
    weight: 'Weight',
    fluids: 'Fluids',
    hint: 'On this device. Your log stays the same, it is only shown differently.',
  },
  day: {
    title: 'Your day',
    startsAt: 'My day starts at',
    hint: 'For night shifts and late dinners: what you log before this hour counts for the day before.',
    hour: (hour: number) => (hour === 0 ? 'Midnight' : `${hour} AM`),
    failed: 'That could not be saved. Please check your connection and try again.',
  },

  tokens: {
    title: 'Apps and scripts',
    text: 'A token lets a shortcut or script of yours read your log, or add to it. It cannot change or delete anything, and it never opens your profile.',
    loading: 'Loading your tokens...',
    failedTitle: 'Your tokens did not load',
    failedText: 'Nothing was lost. Please check your connection and try again.',
    failed: 'That did not work. Nothing was changed. Please check your connection and try again.',
    full: `You have ${PERSONAL_TOKENS_MAX} tokens, the most you can have. End one to make another.`,
    make: 'Make a token',
    making: 'Making it...',
    cancel: 'Cancel',
    name: 'Name',
    nameHint: 'So that you know later what uses it, like "Water on my watch".',
    accessLabel: 'It may',
    accessHint: 'Logging adds new entries only.',
    access: { read: 'Read', read_and_log: 'Read and log' } satisfies Record<PersonalTokenAccess, string>,
    areasLabel: 'For',
    areas: {
      fluids: 'Fluids',
      weight: 'Weight',
      vitamins: 'Vitamins',
      food: 'Food',
      mood: 'Mood',
      milestones: 'Milestones',
    } satisfies Record<PersonalTokenArea, string>,
    daysLabel: 'It lasts',
    days: (days: PersonalTokenDays) => (days === 365 ? '1 year' : `${days} days`),
    made: 'Your token is ready. Copy it now: it is shown only this once.',
    token: 'Your token',
    tokenHint: 'Keep it like a password. Anyone who has it can do what you chose above.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'Done',
    may: (access: string, areas: string) => `${access}: ${areas}`,
    until: (day: string) => `until ${day}`,
    over: (day: string) => `ran out ${day}`,
    used: (day: string) => `last used ${day}`,
    neverUsed: 'never used',
    end: 'End',
    endNamed: (name: string) => `End ${name}`,
    endTitle: 'End this token?',
    endText: (name: string) => `"${name}" can no longer read or log anything. What it logged stays.`,
    ended: (name: string) => `The token "${name}" is ended.`,
  },

  storage: 'On this device',
  storedTitle: 'What this device keeps',
  storageText:
    'Your profile and your log are kept on our server. This device keeps only what makes the next start quicker, and what helps without a connection:',
  stored: [
    'who is signed in, your name and your email',
    'your answer to the four consent points',
    'your choice of colors',
    'what you saw last and entries that are not sent yet, both encrypted',
    'photos of your progress, if you add some: encrypted, and nowhere else',
    'in the app on your home screen: your profile code',
  ],
  notStored: 'Nothing else of your profile or your log is stored here.',

  signOut: 'Sign out on this device',
  signOutTitle: 'Sign out on this device?',
  signOutText: (code: string | undefined) =>
    `Your profile and your log stay safe on our server. This device forgets all of it, and progress photos that are only here are deleted. To come back, you need your profile code${code === undefined ? ', which you can see on Home before you go' : `: ${code}`}.`,
  signOutConfirm: 'Sign out',
  signedOut: 'You are signed out on this device.',
  signOutOwed:
    'This device forgot you. We could not reach our server; this device tells it as soon as it is connected again.',

  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText: (code: string | undefined) =>
    `This signs out this device and all others. Your profile and your log stay safe; progress photos that are only on this device are deleted. To come back, you need your profile code${code === undefined ? ', which you can see on Home before you go' : `: ${code}`}, and the code that we then email you.`,
  everywhereConfirm: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out on all devices.',
  everywhereOwed:
    'This device forgot you. We could not reach our server; your other devices are signed out as soon as this one is connected again.',

  unsent: {
    title: (count: number) => (count === 1 ? '1 entry is not sent yet' : `${count} entries are not sent yet`),
    text: 'Only this device has them. If you sign out now, they are lost.',
    list: 'Not sent yet',
    kinds: {
      fluid: 'Fluids',
      vitamin: 'Vitamins',
      weight: 'Weight',
      mood: 'Mood',
      milestone: 'Milestones',
      recovery: 'How you are',
      food: 'Meals',
    } satisfies Record<EntryKind, string>,
    send: 'Send now',
    sending: 'Sending...',
    lose: 'Sign out and lose them',
    failed:
      'They could not be sent. Nothing is lost: they stay on this device. Please check your connection, or look at the entry that needs attention.',
  },

  devices: {
    title: 'Your devices',
    text: 'These devices can open your profile. Lost one, or see one that is not yours? Remove it.',
    loading: 'Loading your devices...',
    failed: 'Your devices did not load',
    failedText: 'Nothing was lost. Please check your connection and try again.',
    current: 'This device',
    signedIn: 'Signed in',
    signedOut: 'Signed out; your profile code alone opens it here',
    lastSeen: (day: string) => `last used ${day}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'It is signed out right away. To open your profile there again, an email confirmation is needed.',
    removeCurrentText: 'This is the device in your hand. It is signed out and forgets you at once.',
    removed: (name: string) => `${name} is signed out.`,
    removeFailed: 'That did not work. Nothing was changed. Please try again.',
  },

  consents: {
    title: 'Your consents',
    text: 'You can take back any of them at any time. What is already stored stays until you delete it.',
    loading: 'Loading your consents...',
    failed: 'Your consents did not load',
    failedText: 'Nothing was lost. Please check your connection and try again.',
    names: {
      privacy_policy_accepted: 'Privacy policy',
      terms_accepted: 'Terms of service',
      health_data_consent: 'Storing your health data',
      ai_analysis_consent: 'Food photos to an AI service',
    } satisfies Record<ConsentPurpose, string>,
    states: { given: 'Given', withdrawn: 'Withdrawn', outdated: 'Text has changed', missing: 'Not given' },
    since: (day: string, version: string | null) => {
      const since = `since ${day}`.replaceAll(' ', '\u00a0')
      return version === null ? since : `version ${version}, ${since}`
    },
    withdraw: 'Withdraw',
    withdrawNamed: (name: string) => `Withdraw: ${name}`,
    give: 'Give again',
    giveNamed: (name: string) => `Give again: ${name}`,
    withdrawTitle: (name: string) => `Withdraw "${name}"?`,
    withdrawConfirm: 'Withdraw',
    withdrawCancel: 'Keep it',
    withdrawn: (name: string) => `Withdrawn: ${name}.`,
    given: (name: string) => `Given: ${name}.`,
    changeFailed: 'That did not work. Nothing was changed. Please try again.',
  },

  version: (version: string) => `Gastric Buddy, version ${version}`,
} as const
