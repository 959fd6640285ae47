import {
  CONSENT_ITEMS,
  type ConsentPurpose,
  type MealType,
  type RatingLabel,
  SCREENS_CHECKED,
} from '@gb/domain'

const MEALS: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

const RATINGS: Record<RatingLabel, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  avoid: 'Avoid',
}

const consentText = (purpose: ConsentPurpose) =>
  CONSENT_ITEMS.find((item) => item.purpose === purpose)?.label ?? 'All consent items.'

export const messages = {
  title: 'Scan',
  meals: MEALS,

  offline: {
    title: 'A scan needs a connection',
    text: 'You can still log a meal by name. Everything else keeps working.',
  },

  noProfile: {
    title: 'First, a short profile',
    text: 'A scan is rated for your phase and goes into your own log, so it needs a profile. It takes about two minutes.',
    action: 'Create Your Profile',
  },

  counter: {
    premium: 'Premium · Unlimited scans',
    left: (left: number, limit: number) => `${left} of ${limit} free scans left`,
    none: 'No free scans left',
    loading: 'Loading your scans...',
    failed: 'Your scan count did not load.',
    retry: 'Retry',
    usedUpText: 'Logging without a photo stays free, and your log stays as it is.',
    upgrade: 'Upgrade',
  },

  choose: {
    title: 'What is on your plate?',
    text: 'Take the photo from above, in good light, one plate at a time.',
    take: 'Take Photo',
    upload: 'Upload Image',
    camera: 'Use live camera',
    drop: 'You can also drop a photo here or paste it.',
    dropNow: 'Drop the photo here',
    privacy: 'Your photo is only used for this analysis. We do not keep it.',
    preparing: 'Getting your photo ready...',
  },

  problems: {
    'not-an-image': {
      title: 'This file is not a photo.',
      text: 'Please choose an image file, such as a JPEG or PNG.',
    },
    unreadable: {
      title: 'We could not open this photo.',
      text: 'It may be damaged or a type that this browser cannot read. Please take it again or choose another one.',
    },
    'no-decoder': {
      title: 'This type of photo could not be opened right now.',
      text: 'Your browser needs one more part of the app for it, and that part did not load. Please check your connection and try again, or choose a JPEG.',
    },
  },

  camera: {
    title: 'Live camera',
    opening: 'Opening the camera...',
    view: 'What the camera sees',
    capture: 'Capture',
    cancel: 'Cancel',
    back: 'Back',
    unavailableTitle: 'The live camera is not available.',
    unavailableText:
      'It may be switched off for this site, in use by another app, or missing. Take Photo and Upload Image work without it.',
  },

  preview: {
    title: 'Your photo',
    alt: 'The photo of your meal',
    mealType: 'Which meal is this?',
    retake: 'Retake',
    analyze: 'Analyze',
  },

  analyzing: {
    title: 'Analyzing your meal',
    usually: 'Usually 5-10 seconds',
    atMost: (seconds: number) => `We stop after ${seconds} seconds.`,
    cancel: 'Cancel',
    phases: [
      { fromSeconds: 0, text: 'Sending your photo...' },
      { fromSeconds: 2, text: 'Finding the foods on your plate...' },
      { fromSeconds: 5, text: 'Estimating portions and protein...' },
      { fromSeconds: 10, text: 'Still working on it...' },
    ],
  },

  failures: {
    other: 'Error analyzing food. Please try again.',
    network: 'Network error. Please check your internet connection and try again.',
    timeout: 'The analysis took too long. Please try again with a clearer, smaller image.',
    kept: 'Your photo is still here. Trying again with it never counts twice.',
    consent: 'This scan needs your consent.',
    consentOutdated: 'The text of a consent has changed.',
    consentText: (purpose: ConsentPurpose | null) =>
      purpose === null
        ? 'Please accept all consent items. We ask for them when you reload the page.'
        : `What is missing: “${consentText(purpose)}” We ask for it when you reload the page.`,
    reload: 'Reload',
    used: (used: number, limit: number) => `Scans used: ${used} of ${limit}`,
    upgrade: 'Upgrade',
  },

  noMeal: {
    title: 'No meal found',
    fallback: 'We could not find food in this photo. No scan was used. Please take a photo of your plate.',
    retake: 'Retake',
  },

  recovery: {
    ready: 'Your result is ready',
    readyText: 'The photo you sent before was analyzed. It counts once.',
    running: 'We are still working on the photo you sent. The result will show up here.',
    show: 'Show result',
    failed: 'The photo you sent before has no result',
    failedText: 'The analysis ended without a result. No scan was used. Please try again.',
  },

  elsewhere: {
    ready: 'Your scanned meal is ready and in your log for today.',
    sample: 'Your photo got a sample result: no AI is connected. Nothing was logged, and no scan was used.',
  },

  results: {
    title: 'Your meal',
    sample: 'Sample result: no AI is connected',
    sampleText: 'These numbers are an example. They are not from your photo.',
    sampleFree: 'Nothing was logged, and no scan was used.',
    sampleAdd: 'I ate this, log it',
    sampleAdded: (meal: string) => `Added to today's log as ${meal.toLowerCase()}.`,
    rating: 'Gastric sleeve rating',
    ratings: RATINGS,
    unrated: 'The rating follows once this is sent.',
    unsure: 'We are not sure enough to rate this',
    unsureText: 'A photo from above, in good light, helps. The numbers below are a rough guess.',
    noRating: 'No rating for this plate',
    noRatingReasons: 'Why there is no rating',
    reasons: 'Why this rating',
    plateNotPerson: 'The rating is about the plate, never about you.',
    how: 'How this rating works',
    howText:
      'It looks at protein first, then sugar, fat, fiber, calories and portion, for the phase you are in. Photo estimates are rough.',
    source: 'Gastric Buddy meal rating, based on guides from bariatric clinics',
    reviewed: SCREENS_CHECKED,
    totals: 'On this plate',
    about: 'about',
    atLeast: 'at least',
    unknown: 'not known',
    protein: 'protein',
    calories: 'kcal',
    carbs: 'Carbs',
    fat: 'Fat',
    fiber: 'Fiber',
    sugar: 'Sugar',
    grams: (grams: number) => `${grams}\u00a0g`,
    items: 'Foods we see',
    itemDetail: (grams: number, kcal: number) => `about ${grams} g · about ${kcal} kcal`,
    itemProtein: 'g protein',
    recommendations: 'Good next steps',
    clinic: "Your clinic's plan comes first.",
    whosePlan: (stage: string, plan: string) => `Your food stage today: ${stage} · ${plan}`,
    assumptions: 'What we assumed',
    logged: (meal: string) => `Added to today's log as ${meal.toLowerCase()}.`,
    done: 'Done',
    another: 'Scan Another',
  },
} as const
