import { Banner, Button, Stack, CheckIcon, CopyIcon, TextField } from '@gb/ui'
import { useRef, useState } from 'react'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

/** A token that was just made, to be taken along now: nobody can show it again. */
export function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useMessages(settingsCatalog).tokens

  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      setCopied(true)
    } catch {
      field.current?.select()
    }
  }
  return (
    <>
      <Banner tone="success" live="polite">
        {words.made}
      </Banner>
      <TextField
        ref={field}
        label={words.token}
        hint={words.tokenHint}
        value={token}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Stack row wrap gap={2}>
        <Button icon={isCopied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </Stack>
    </>
  )
}
