import { Text } from '@gb/ui'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { useMessages } from '@gb/entries'
import { pairingCatalog } from '../messages/generated/pairing'
import styles from './open-pairing.module.css'

// Cameras need the empty frame to find the code.
const QUIET = 4

/** The address that opens the profile on the other device, as a QR code. */
export function PairingQr({ code }: { code: string }) {
  const messages = useMessages(pairingCatalog)

  const { data, size } = useMemo(
    () => encode(`${globalThis.location.origin}/?restore=${code}`, { ecc: 'M', border: QUIET }),
    [code],
  )
  return (
    <div className={styles.qr}>
      <Text tone="muted">{messages.qr}</Text>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={messages.qrLabel}
        shapeRendering="crispEdges"
      >
        <path fill="currentColor" d={pathOf(data)} />
      </svg>
    </div>
  )
}

const pathOf = (modules: boolean[][]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
