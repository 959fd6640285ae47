/** `URL.parse` of newer runtimes; Node 20 has only the pair that throws. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
