/** The bytes of a file as base64, as a form sends it: without a `data:` prefix. */
export const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
    }
    reader.readAsDataURL(blob)
  })
