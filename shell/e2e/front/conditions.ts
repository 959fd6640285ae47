import type { CDPSession } from '@playwright/test'

/** How far away the server is and how slow the phone, as the browser's own tools name them. */
export interface Conditions {
  /** Round trip, ms. */
  latency: number
  /** Bytes a second; -1 is as fast as it goes. */
  download: number
  upload: number
  /** How many times slower than this machine the processor is. */
  cpu: number
}

/** The three in which Home is measured. The two networks are those of the browser's developer tools. */
export const CONDITIONS = {
  none: { latency: 0, download: -1, upload: -1, cpu: 1 },
  'Fast 4G, 4x CPU': { latency: 165, download: 1_012_500, upload: 168_750, cpu: 4 },
  'Slow 4G, 4x CPU': { latency: 562.5, download: 180_000, upload: 84_375, cpu: 4 },
} as const satisfies Record<string, Conditions>

/** Makes the browser behave like that. */
export const emulate = async (browser: CDPSession, conditions: Conditions): Promise<void> => {
  const { latency, download, upload, cpu } = conditions
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
