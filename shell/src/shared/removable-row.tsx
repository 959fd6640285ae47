import { Button, ListRow } from '@gb/ui'

interface Properties {
  title: string
  detail: string
  /** What the button says, and what it says to who cannot see beside which row it stands. */
  words: { remove: string; removeNamed: (name: string) => string }
  isRemoving: boolean
  onRemove: () => void
}

/** One of several things that open a profile, with its way out. */
export function RemovableRow({ title, detail, words, isRemoving, onRemove }: Properties) {
  return (
    <ListRow
      title={title}
      detail={detail}
      trailing={
        <Button
          variant="quiet"
          size="small"
          aria-label={words.removeNamed(title)}
          busy={isRemoving}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      }
    />
  )
}
