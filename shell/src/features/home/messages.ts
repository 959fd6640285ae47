import type { MedicineMoment } from '@gb/domain'

export const messages = {
  hello: (greeting: string, name: string | null) => (name === null ? greeting : `${greeting}, ${name}`),
  starting: 'Opening your day...',

  welcome: {
    title: 'Welcome to Gastric Buddy',
    intro: 'A kind helper for life with a gastric sleeve, before and after surgery.',
    new: 'Create Your Profile',
    code: 'I have a profile code',
    look: 'Look at the tips first',
    points: {
      scan: {
        title: 'Take a photo of your plate',
        detail: 'See about how much protein is in it, and a rating that says why.',
      },
      sip: {
        title: 'Log a sip in one tap',
        detail: 'Water and protein come first here, with goals that fit your stage.',
      },
      progress: {
        title: 'See your progress',
        detail: 'Weight, mood and vitamins in one calm place. No scolding.',
      },
    },
    clinic: "Your clinic's plan comes first.",
  },

  offline: {
    title: 'Your day appears here',
    text: 'What you logged is safe.',
  },

  today: {
    today: 'Today',
    yesterday: 'Yesterday',
    toYesterday: 'See yesterday',
    toToday: 'Back to today',
  },

  concerns: {
    others: (count: number) =>
      count === 1 ? 'One more thing to look at' : `${count} more things to look at`,
  },

  actions: {
    title: 'Quick actions',
    scan: 'Scan Food',
    upgrade: 'Upgrade',
    premium: 'Premium',
    unlimited: 'Unlimited scans',
    left: (left: number, limit: number) => `${left} of ${limit} free scans left`,
    none: 'No free scans left',
    loading: 'Loading your scans...',
    failed: 'Your scan count did not load.',
    retry: 'Retry',
  },

  medicines: {
    title: {
      before_surgery: 'Before surgery: ask about your medicines',
      tenth_lost: 'You weigh a tenth less: ask about your medicines',
    } satisfies Record<MedicineMoment, string>,
    ask: 'Please call the person who prescribes yours.',
    unchanged: 'Keep taking them as prescribed until they tell you otherwise.',
    why: {
      before_surgery:
        'Insulin, water pills, blood thinners and some others may need a change now, before you change how you eat.',
      tenth_lost: 'Insulin, water pills, blood thinners and some others may need another look.',
    } satisfies Record<MedicineMoment, string>,
    which: 'Which medicines, and why',
    dismiss: 'I have read this',
  },

  encouragement: {
    title: 'Words for today',
    by: (author: string) => `— ${author}`,
    loading: 'Loading words for today...',
    fallback: 'One sip, one bite, one breath at a time.',
  },

  more: {
    title: 'More for you',
    premium: 'Premium: see what is inside',
    premiumDetail: 'Trends, meal plans and reports',
  },
} as const
