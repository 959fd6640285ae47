// Written by `npm run generate` from ../consent.*.json: edit those.

export const messages = {
  title: 'Before we start',
  intro: 'Your health data is yours. Please read these four points and check each one that you agree to.',
  refusal: 'Please accept all consent items to continue using Gastric Buddy.',
  notRecorded: 'We could not save your answer just now, so nothing has started yet. Your answers are still here. Please press the button again in a moment.',
  accept: 'Accept and continue',
  saving: 'Saving...',
  leave: 'Not sure yet? You can close this page. Nothing is stored until you accept.',
  labels: {
    privacy_policy_accepted: 'I have read and accept the Privacy Policy.',
    terms_accepted: 'I have read and accept the Terms of Service.',
    health_data_consent: 'I agree that Gastric Buddy may store the health data I enter.',
    ai_analysis_consent: 'I agree that my food photos may be sent to an AI service to estimate what is in them.',
  },
  accepted: 'The translation is for reading. What you accept is the English sentence below it.',
  details: {
    privacy_policy_accepted: 'It says what we keep, why, and for how long.',
    terms_accepted: 'Gastric Buddy is a helper beside your clinic. Your clinic\'s plan comes first.',
    health_data_consent: 'That is what you type in: your weight, surgery date, meals, fluids, vitamins and mood. We use it to run the app for you and for nothing else.',
    ai_analysis_consent: 'We send the photo and the kind of meal to our server, and from there to the AI service this site uses, such as OpenAI. We first remove hidden data, like the place where you took it. We never send your name, email or profile. We do not keep the photo.',
  },
  readPrivacy: 'Read the Privacy Policy',
  readTerms: 'Read the Terms of Service',
  backToConsent: 'Back to the four points',
}
