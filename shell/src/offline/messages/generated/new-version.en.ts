// Written by `npm run generate` from ../new-version.*.json: edit those.

export const messages = {
  ready: 'A new version is ready.',
  reload: 'Reload',
}
