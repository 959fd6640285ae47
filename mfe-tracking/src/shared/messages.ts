export const messages = {
  unit: 'Unit',

  noProfile: {
    title: 'Please create your profile first',
    text: 'Then everything you log here is kept safe and adds up to your day.',
    action: 'Create Your Profile',
  },
} as const
