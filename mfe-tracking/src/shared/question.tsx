import { Banner, HelpIcon } from '@gb/ui'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { giveBack } from './give-back'
import { IntoView } from './into-view'
import styles from './into-view.module.css'

interface Properties {
  title: string
  /** The answers. One that leads back to what was typed carries `data-answer="change"`. */
  action: ReactNode
  children: ReactNode
}

/**
 * A question that was raised by pressing Save: it takes the focus, so that it is heard and answered first, and gives it back
 * when it is answered. "Change it" leads to the field instead.
 */
export function Question({ title, action, children }: Properties) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => giveBack(before)
  }, [])
  const leadToField = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isChange = target instanceof Element && target.closest('[data-answer="change"]') !== null
    if (isChange) currentTarget.closest('form')?.querySelector('input')?.focus()
  }
  return (
    <IntoView>
      <div
        ref={box}
        className={styles.box}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onClickCapture={leadToField}
      >
        <Banner
          tone="warning"
          icon={HelpIcon}
          title={<span id={`${id}-title`}>{title}</span>}
          action={action}
        >
          <div id={`${id}-text`}>{children}</div>
        </Banner>
      </div>
    </IntoView>
  )
}
