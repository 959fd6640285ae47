/** How this browser puts the app on the home screen. `prompt`: it offers a question that we can open. */
export type InstallWay = 'prompt' | 'ios-safari' | 'ios-other' | 'android' | 'desktop'

interface Device {
  userAgent: string
  /** 0 for a computer without a touch screen. */
  touchPoints: number
  canPrompt: boolean
}

/** The way that fits a browser. An iPad says that it is a Mac, and only its touch screen tells them apart. */
export function installWay({ userAgent, touchPoints, canPrompt }: Device): InstallWay {
  if (canPrompt) return 'prompt'
  const isApplePhone =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
  if (isApplePhone) return /CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent) ? 'ios-other' : 'ios-safari'
  return userAgent.includes('Android') ? 'android' : 'desktop'
}
