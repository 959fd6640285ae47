// Written by `npm run generate` from ../install.*.json: edit those.

export const messages = {
  title: 'Add to home screen',
  why: 'It opens in one tap, like any other app.',
  code: ({ code }: { code: string }) => `You will need your code once: ${code}. The app asks for it when you open it.`,
  codeToCome: 'You will need your profile code once. The app asks for it when you open it.',
  install: 'Install app',
  dismiss: 'Hide this line',
  steps: {
    'ios-safari': [
      'Tap the Share button of Safari.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ],
    'ios-other': [
      'Open this page in Safari.',
      'Tap the Share button.',
      'Choose “Add to Home Screen”.',
    ],
    prompt: [
    ],
    android: [
      'Open the menu of your browser (⋮).',
      'Choose “Add to Home screen” or “Install app”.',
    ],
    desktop: [
      'Look for the install icon in the address bar, or open the menu of your browser.',
      'Choose “Install Gastric Buddy”.',
    ],
  },
}
