import { useEffect, useRef } from 'react'
import { messages } from './messages'
import styles from './workbench.module.css'

/**
 * The same page again, as wide as a phone: only a window of its own has the width that media queries ask for. It is ours
 * and no guest, so it is not locked in as one: it stores and calls as the page does.
 */
export function PhoneFrame({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: address, title: messages.frame, className: styles.frame })
    place.current?.append(frame)
    return () => frame.remove()
  }, [address])
  return <div ref={place} />
}
