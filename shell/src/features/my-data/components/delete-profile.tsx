import { Button, DeleteIcon } from '@gb/ui'
import { useState } from 'react'
import { useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { DeleteWindow } from './delete-window'
import { Part } from './part'

/** The way out for good, behind a window that says what it means. */
export function DeleteProfile({ userId }: { userId: string }) {
  const words = useMessages(myDataCatalog).remove

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
