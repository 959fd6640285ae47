import { ApiError } from '@gb/api-client'
import {
  HELPER_DAYS,
  HELPER_SCOPES,
  HELPER_SCOPES_AT_FIRST,
  type HelperScope,
  instantInWords,
} from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Banner, Button, CheckboxField, MailIcon, SegmentedControl, Stack, Text, TextField } from '@gb/ui'
import { useState } from 'react'
import { isEmail } from '../../../shared/email-address'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { useInviteHelper } from '../api/helpers.query'
import { atSideCatalog } from '../messages/generated/at-side'
import styles from './invite-helper.module.css'

const DAY_MS = 86_400_000
const USUAL_DAYS = HELPER_DAYS[2]

/** Asks whom to invite, what they see, what they may do and until when. */
export function InviteHelper({ userId, onDone }: { userId: string; onDone: () => void }) {
  const all = useMessages(atSideCatalog)
  const words = all.invite
  const language = useLanguageHere()
  const invite = useInviteHelper(userId)
  const [email, setEmail] = useState('')
  const [scopes, setScopes] = useState<readonly HelperScope[]>(HELPER_SCOPES_AT_FIRST)
  const [access, setAccess] = useState<'look' | 'log'>('look')
  const [chosen, setChosen] = useState<string>(String(USUAL_DAYS))
  const [isAsked, setAsked] = useState(false)
  const [now] = useState(() => Date.now())

  const days = HELPER_DAYS.find((each) => String(each) === chosen) ?? USUAL_DAYS
  const isRight = isEmail(email.trim())
  const toggle = (scope: HelperScope) =>
    setScopes((before) => HELPER_SCOPES.filter((each) => (each === scope) !== before.includes(each)))
  const send = () => {
    setAsked(true)
    if (!isRight || scopes.length === 0) return
    invite.mutate(
      { email: email.trim(), scopes: [...scopes], may_log: access === 'log', days },
      { onSuccess: onDone },
    )
  }
  return (
    <Stack gap={4}>
      <TextField
        label={words.email}
        hint={words.emailHint}
        error={isAsked && !isRight ? words.emailFault : undefined}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onValueChange={setEmail}
      />
      <fieldset className={styles.scopes}>
        <legend className={styles.legend}>{words.what}</legend>
        {HELPER_SCOPES.map((scope) => (
          <CheckboxField
            key={scope}
            label={all.scopes[scope]}
            hint={scope === 'mood' ? words.moodHint : undefined}
            checked={scopes.includes(scope)}
            onCheckedChange={() => toggle(scope)}
          />
        ))}
        <div aria-live="polite">
          {isAsked && scopes.length === 0 && (
            <Text size="small" tone="danger">
              {words.none}
            </Text>
          )}
        </div>
      </fieldset>
      <SegmentedControl
        label={words.access}
        hint={words.accessHint}
        options={[
          { value: 'look', label: words.look },
          { value: 'log', label: words.lookAndLog },
        ]}
        value={access}
        onValueChange={setAccess}
      />
      <SegmentedControl
        label={words.days}
        hint={words.endsOn({ day: instantInWords(now + days * DAY_MS, 'longDay', { language }) })}
        options={HELPER_DAYS.map((each) => ({ value: String(each), label: words.daysOf({ days: each }) }))}
        value={chosen}
        onValueChange={setChosen}
      />
      {invite.isError && (
        <Banner tone="warning" live="polite">
          {invite.error instanceof ApiError && invite.error.status < 500
            ? refusalSentence(invite.error, language)
            : all.failed}
        </Banner>
      )}
      <Stack row wrap gap={2}>
        <Button icon={MailIcon} busy={invite.isPending} busyLabel={words.sending} onClick={send}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
