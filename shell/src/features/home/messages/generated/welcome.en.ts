// Written by `npm run generate` from ../welcome.*.json: edit those.

export const messages = {
  title: 'Welcome to Gastric Buddy',
  intro: 'A kind helper for life with a gastric sleeve, before and after surgery.',
  new: 'Create Your Profile',
  code: 'I have a profile code',
  look: 'See the tips first',
  points: {
    scan: {
      title: 'Take a photo of your plate',
      detail: 'See about how much protein it has, and why it\'s rated that way.',
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
  clinic: 'Your clinic\'s plan comes first.',
}
