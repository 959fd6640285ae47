const BEEPS = 3
const BEEP_S = 0.2
const EVERY_S = 0.4
const PITCH_HZ = 880
const LOUD = 0.25
const BUZZ_MS = [300, 150, 300, 150, 300]

/** Three short beeps and a buzz, where the phone has them; its mute switch and its settings are kept to. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS)
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.gain.value = LOUD
  gain.connect(audio.destination)
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const tone = audio.createOscillator()
    tone.frequency.value = PITCH_HZ
    tone.connect(gain)
    tone.start(audio.currentTime + beep * EVERY_S)
    tone.stop(audio.currentTime + beep * EVERY_S + BEEP_S)
    if (beep === BEEPS - 1) tone.addEventListener('ended', () => void audio.close())
  }
}
