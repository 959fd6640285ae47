import type { FaultReason } from './remote-fault'

/** What the card says: what happened, and that nothing was lost. */
export const messages = {
  title: 'This part did not load',
  retry: 'Retry',
  killedTitle: 'Taking a short break',
  code: (id: string) => `Code ${id}`,
  missingTitle: 'Not here yet',
  loading: 'Loading...',
  reasons: {
    unlisted: 'It cannot be reached right now. Nothing was lost, and the rest of the app works.',
    refused: 'It does not fit this version of the app. Please reload the page. Nothing was lost.',
    download: 'It could not be downloaded. Nothing was lost, and the rest of the app works.',
    slow: 'This is taking longer than usual. It shows up here as soon as it arrives.',
    broken: 'Something in it went wrong. Nothing was lost, and the rest of the app works.',
    missing: 'This screen is not part of this release.',
    killed: 'It will be back soon. What you logged is safe.',
  } satisfies Record<FaultReason, string>,
} as const
