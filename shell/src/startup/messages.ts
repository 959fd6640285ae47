export const messages = {
  autoRestoreFailed: 'Auto-restore failed. Please try manual recovery.',
  connectionTrouble:
    'We are having trouble reaching Gastric Buddy. Nothing is lost. Please check your connection.',
} as const
