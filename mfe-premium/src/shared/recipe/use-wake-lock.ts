import { useEffect, useState } from 'react'

/**
 * Keeps the screen from going dark while a part is shown, where the browser can. It lets go by itself when the app is
 * left for another, so it is asked again on the way back.
 * @returns whether it holds now
 */
export function useWakeLock(): boolean {
  const [holds, setHolds] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isWanted = true
    // Asked twice at once, one of two locks would be kept by nobody and held for good.
    let isAsking = false
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      if (isAsking || lock?.released === false) return
      isAsking = true
      // Refused on a low battery: the steps are there all the same.
      const given = await navigator.wakeLock.request('screen').catch(() => null)
      isAsking = false
      if (given === null) return
      if (!isWanted) return void given.release()
      lock = given
      setHolds(true)
      given.addEventListener('release', () => setHolds(false))
    }
    const again = () => void ask()
    document.addEventListener('visibilitychange', again)
    void ask()
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return holds
}
