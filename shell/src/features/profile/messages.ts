import type { ActivityLevel, Gender, LengthLimit, Limit } from '@gb/domain'

const range = (limit: Limit) => `from ${limit.min} to ${limit.max}`

export const messages = {
  createTitle: 'Create your profile',
  updateTitle: 'Your profile',
  websiteFirst:
    'Want the app on your home screen? Create your profile here on the Gastric Buddy website first. Then open the app and enter your 6-digit code there.',
  websiteFirstInstalled:
    'New here? Please create your profile on the Gastric Buddy website first. It shows you a 6-digit code for this app.',
  emailMissing: 'Please add your email',
  emailMissingWhy: 'Your profile has none yet. We use it to let you back in on a new device.',
  loading: 'Loading your profile...',
  failedTitle: 'Your profile did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  unreachableTitle: 'This needs a connection',
  unreachable: 'Your profile opens here as soon as we are connected again. Nothing is lost.',
  sections: {
    you: 'About you',
    body: 'Height and weight',
    surgery: 'Your surgery',
    goal: 'Your goal',
  },
  setup: {
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    titles: {
      you: 'Nice to meet you',
      body: 'About your body',
      surgery: 'Your surgery',
      goal: 'Where you are headed',
    },
    why: {
      you: 'So we know what to call you, and you can always get back in.',
      body: 'Your daily goals are based on these.',
      surgery: 'Your food stage depends on it. All of it is optional: you can add it any time.',
      goal: 'Last one. After this, your first sip.',
    },
    next: 'Next',
    back: 'Back',
    haveCode: 'I have a profile code',
  },
  firstSip: {
    title: (name: string) => `You're all set, ${name}`,
    cardTitle: 'Your first sip',
    text: 'Small sips, all day long: that is how it works with a sleeve. Take one now if you like, and log it with one tap.',
    log: (amount: string) => `Log ${amount} of water`,
    skip: 'Not now, take me Home',
    logged: (amount: string) => `Added ${amount} of water. That was your first.`,
    undo: 'Undo',
    failed: 'Error adding fluid entry. Please try again.',
    settings: 'Units, reminders and the start of your day are in Settings.',
  },
  labels: {
    name: 'Name',
    email: 'Email',
    age: 'Age',
    gender: 'Gender',
    heightFeet: 'Height, feet',
    heightInches: 'Height, inches',
    currentWeightLbs: 'Current weight',
    goalWeightLbs: 'Goal weight',
    activityLevel: 'Activity level',
    surgeryDate: 'Surgery date',
    surgeryDayWeightLbs: 'Weight on the day of surgery',
    highestWeightLbs: 'Highest weight before surgery',
    isPregnant: 'I am pregnant',
  },
  hints: {
    name: 'What should we call you?',
    email: 'To let you back in on a new device. No ads.',
    gender: 'Your calorie goal depends on it.',
    goal: 'The weight that you and your clinic agreed on.',
    weightsAgain: 'A new current weight is also added to your weight log.',
    isPregnant:
      'Hides calorie goals, your goal weight and forecasts everywhere. Please call your team and your obstetrician. It is stored encrypted.',
    earlierWeights: 'If you know them, we count the weight you lost from the day of your surgery.',
    surgeryDate: 'Past or planned. Your food stage depends on it. Leave it empty if there is none yet.',
  },
  ask: {
    title: (label: string, lbs: number) => `${label}: is ${lbs} lbs right?`,
    kg: (kg: number, lbs: number) =>
      `Did you mean ${kg} kg? That is ${lbs} lbs. If it is right, just continue.`,
    far: (besideLbs: number | null) =>
      besideLbs === null
        ? 'It is far from what fits your height. If it is right, just continue.'
        : `It is far from ${besideLbs} lbs. If it is right, just continue.`,
  },
  optional: '(optional)',
  genders: { female: 'Female', male: 'Male' } satisfies Record<Gender, string>,
  activityLevels: {
    sedentary: 'Sedentary: mostly sitting',
    light: 'Light: short walks, light chores',
    moderate: 'Moderate: active 3 to 5 days a week',
    active: 'Active: active most days',
    very_active: 'Very active: hard work or training every day',
  } satisfies Record<ActivityLevel, string>,

  errors: {
    name: 'Please enter your name.',
    nameTooLong: (length: LengthLimit) => `Please use at most ${length.max} characters.`,
    email: 'Please enter an email address like sam@example.com.',
    age: (limit: Limit) => `Please enter your age, a whole number ${range(limit)}.`,
    feet: (limit: Limit) => `Please enter the feet, a whole number ${range(limit)}.`,
    inches: (limit: Limit) => `Please enter the inches, a whole number ${range(limit)}.`,
    weight: (limit: Limit) => `Please enter your weight, ${range(limit)} ${limit.unit}.`,
    goal: (limit: Limit) => `Please enter your goal weight, ${range(limit)} ${limit.unit}.`,
    earlierWeight: (limit: Limit) =>
      `Please enter a weight ${range(limit)} ${limit.unit}, or leave it empty.`,
    surgeryDate: 'Please enter a real date, or leave all three boxes empty.',
  },

  create: 'Complete Setup',
  update: 'Update Profile',
  saving: 'Saving...',
  tryingAgain: (attempt: number, attempts: number) =>
    `That did not get through yet. Trying again (${attempt} of ${attempts}). You can keep this page open.`,
  refused: (detail: string) => `Error: ${detail}`,
  gaveUp: (attempts: number) =>
    `Network error after ${attempts} attempts. The server may be busy. Nothing you typed is lost. Please try again in a moment.`,

  restore: {
    aloneTitle: 'Welcome back',
    intro: 'Enter the 6-digit code of your profile.',
    cardTitle: 'Open your profile',
    aloneIntro:
      'Enter the 6-digit code of your profile to open it in this app. You can find it on the website, on Home.',
    otherTitle: 'Open another profile',
    otherIntro: 'This device then shows the other profile. Nothing of yours is deleted.',
    noCode: 'I have no code yet',
    startNew: 'Create a new profile',
  },
  emailChangeSent: (email: string) => `Saved. We emailed a code to ${email}. Please type it here.`,
} as const
