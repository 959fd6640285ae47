/** Whether this browser has a share sheet that takes the file. */
export const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Opens the share sheet. False when it did not work; a person who closes the sheet has changed their mind. */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
