import { Button, DeleteIcon } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { DeleteWindow } from './delete-window'
import { Part } from './part'

const words = messages.remove

/** The way out for good, behind a window that says what it means. */
export function DeleteProfile({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title={words.title} text={words.text}>
      <Button variant="secondary" icon={DeleteIcon} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <DeleteWindow userId={userId} onClose={() => setOpen(false)} />}
    </Part>
  )
}
