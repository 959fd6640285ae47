// Written by `npm run generate` from ../links.*.json: edit those.

export const messages = {
  restored: 'Profile restored successfully!',
  linkOver: 'This link was used before, has expired, or was opened in a different browser from the one you started in. Please use the newest email, or start again with your profile code.',
  switchTitle: 'Switch profile?',
  switchText: ({ name }: { name: string }) => `Switch from ${name} to another profile? Nothing is deleted.`,
  switchConfirm: 'Switch',
  thisProfile: 'this profile',
}
