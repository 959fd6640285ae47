/** What became of a text that was to be shared. */
export type Shared = 'shared' | 'copied' | 'canceled' | 'failed'

/** Hands a text to the share sheet of the phone, or to the clipboard where there is none. Call it on a press. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled'
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
