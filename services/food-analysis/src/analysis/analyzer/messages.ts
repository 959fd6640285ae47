export const PROVIDER_FAILED = 'The photo could not be analyzed. No scan was used. Please try again.'
export const PROVIDER_TIMEOUT =
  'The analysis took too long. No scan was used. Please try again with a clearer, smaller image.'
export const PROVIDER_UNAVAILABLE =
  'Photo analysis is not available right now. No scan was used. Please try again soon.'

export const SAMPLE_RESULT = 'Sample result: no AI is connected'
export const PORTIONS_GUESSED = 'Portions are guessed from the photo.'
