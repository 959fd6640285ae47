import { PROMO_CODE_LENGTH } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, Banner, Button, Stack, SuccessIcon, Text, TextField } from '@gb/ui'
import { useId, type SubmitEvent } from 'react'
import { ByBilling } from '../../shared/speech/by-billing'
import { upgradeCatalog } from '../messages/generated/upgrade'
import type { PromoState } from '../api/use-promo'
import styles from './promo-field.module.css'

/** Where a promo code is typed, and what it does once it is applied. */
export function PromoField({ promo }: { promo: PromoState }) {
  const words = useMessages(upgradeCatalog).promo
  if (promo.applied !== null) return <Applied promo={promo} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void promo.apply()
  }
  return (
    <Stack gap={2} align="stretch">
      <form className={styles.row} onSubmit={submit} aria-label={words.label}>
        <TextField
          label={words.label}
          value={promo.typed}
          onValueChange={promo.type}
          maxLength={PROMO_CODE_LENGTH.max}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button variant="secondary" type="submit" busy={promo.isChecking} busyLabel={words.checking}>
          {words.apply}
        </Button>
      </form>
      {promo.refusal !== null && (
        <Banner tone="warning" live="assertive">
          {promo.refusal}
        </Banner>
      )}
    </Stack>
  )
}

function Applied({ promo }: { promo: PromoState }) {
  const words = useMessages(upgradeCatalog).promo
  const nameId = useId()
  if (promo.applied === null) return null
  const { code, sentence } = promo.applied
  return (
    <div className={styles.applied} role="group" aria-labelledby={nameId}>
      <div className={styles.words}>
        <span id={nameId} className={styles.code}>
          {code}
        </span>
        <Badge hue="success" icon={SuccessIcon}>
          {words.applied}
        </Badge>
        <Text size="small" tone="muted">
          <ByBilling text={sentence} />
        </Text>
      </div>
      <Button variant="quiet" size="small" ref={focusNow} onClick={promo.remove}>
        {words.remove}
      </Button>
    </div>
  )
}

// The button that was pressed is gone, and the focus must not be lost with it.
const focusNow = (button: HTMLButtonElement | null) => button?.focus()
