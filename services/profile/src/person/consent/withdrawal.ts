import type { ConsentPurpose } from '@gb/domain'

const NOTHING_NEW =
  'Nothing new is stored: no weight, food, fluids, vitamins or mood, and no change of your profile.'
const STAYS = 'What is already stored stays, and you can still read it.'

/** What stops when a consent is withdrawn, said before and after. Nothing that is stored is deleted by it. */
export const TURNED_OFF: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  privacy_policy_accepted: [NOTHING_NEW, STAYS, 'The app asks you to accept the privacy policy again.'],
  terms_accepted: [NOTHING_NEW, STAYS, 'The app asks you to accept the terms again.'],
  health_data_consent: [NOTHING_NEW, 'Food photos cannot be analyzed.', STAYS],
  ai_analysis_consent: [
    'Food photos are no longer sent to an AI service.',
    'A sheet of your clinic cannot be read from a photo. Typing it in works.',
    'You can still log meals by hand.',
  ],
}
