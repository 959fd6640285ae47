export const LANGUAGES = ['en', 'es'] as const
