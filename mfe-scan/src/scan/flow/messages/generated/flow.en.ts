// Written by `npm run generate` from ../flow.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Scan',
  offline: {
    title: 'A scan needs a connection',
    text: 'You can still log a meal by name. Everything else keeps working.',
  },
  needsProfile: 'A scan is rated for your phase and goes into your own log, so it needs a profile. It takes about two minutes.',
  usedUp: {
    title: ({ limit }: { limit: number }) => formats.plural(limit, { one: 'You have used your free scan. Upgrade to Premium for unlimited scans.', other: `You have used all ${formats.number(limit)} of your free scans. Upgrade to Premium for unlimited scans.` }),
    text: 'Logging without a photo stays free, and your log stays as it is.',
    upgrade: 'Upgrade',
    used: ({ limit, used }: { limit: number; used: number }) => `Scans used: ${formats.number(used)} of ${formats.number(limit)}`,
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
  preview: {
    title: 'Your photo',
    alt: 'The photo of your meal',
    retake: 'Retake',
    analyze: 'Analyze',
  },
  analyzing: {
    title: 'Analyzing your meal',
    usually: 'Usually 5-10 seconds',
    atMost: ({ seconds }: { seconds: number }) => `We stop after ${formats.number(seconds)} seconds.`,
    cancel: 'Cancel',
    phases: [
      'Sending your photo...',
      'Finding the foods on your plate...',
      'Estimating portions and protein...',
      'Still working on it...',
    ],
  },
  failures: {
    other: 'Error analyzing food. Please try again.',
    network: 'Network error. Please check your internet connection and try again.',
    timeout: 'The analysis took too long. Please try again with a clearer, smaller image.',
    kept: 'Your photo is still here. Trying again with it never counts twice.',
    consent: 'This scan needs your consent.',
    consentOutdated: 'The text of a consent has changed.',
    allConsents: 'Please accept all consent items. We ask for them when you reload the page.',
    missing: 'What is missing:',
    asked: 'We ask for it when you reload the page.',
    reload: 'Reload',
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
}
