import { BARCODE_LENGTH } from '@gb/domain'
import { useMessages } from '@gb/entries'
import {
  Banner,
  BarcodeIcon,
  Button,
  FileButton,
  Grid,
  ImageIcon,
  Modal,
  SearchIcon,
  Spinner,
  Stack,
  TextField,
} from '@gb/ui'
import { useState, type FormEvent } from 'react'
import type { Product } from './product.mutation'
import { BarcodeCamera } from './barcode-camera'
import styles from './barcode.module.css'
import { barcodeCatalog } from './messages/generated/barcode'
import { useBarcode } from './use-barcode'

interface Properties {
  onProduct: (product: Product) => void
  /** The product is not known: its label is typed. */
  onOwn: () => void
  onSearch: () => void
  onClose: () => void
}

/** A packaged product by the bars on it: camera, photo, or the digits, which always work. */
export function BarcodeSheet({ onProduct, onOwn, onSearch, onClose }: Properties) {
  const [isCamera, setCamera] = useState(false)
  const barcode = useBarcode(onProduct)
  const messages = useMessages(barcodeCatalog)
  const { problem, isUnknown } = barcode
  const stop = () => setCamera(false)
  return (
    <Modal open onClose={onClose} title={messages.title} description={messages.text}>
      <Stack gap={5}>
        {problem?.where === 'all' && <Banner tone="warning" live="assertive" title={problem.sentence} />}
        {isUnknown && <Otherwise onOwn={onOwn} onSearch={onSearch} />}
        {isCamera ? (
          <BarcodeCamera
            onCode={(code) => {
              stop()
              barcode.find(code)
            }}
            onProblem={(sentence) => {
              stop()
              barcode.complain(sentence)
            }}
            onStop={stop}
          />
        ) : (
          <Ways
            isReading={barcode.isReading}
            onCamera={() => setCamera(true)}
            onFile={(file) => void barcode.choose(file)}
          />
        )}
        <Digits barcode={barcode} />
      </Stack>
    </Modal>
  )
}

interface WaysProperties {
  isReading: boolean
  onCamera: () => void
  onFile: (file: File) => void
}

function Ways({ isReading, onCamera, onFile }: WaysProperties) {
  const messages = useMessages(barcodeCatalog)
  if (isReading) {
    return (
      <p className={styles.reading} role="status">
        <Spinner /> {messages.reading}
      </p>
    )
  }
  return (
    <Grid min={184} gap={3}>
      <Button icon={BarcodeIcon} onClick={onCamera}>
        {messages.camera}
      </Button>
      <FileButton accept="image/*" variant="secondary" icon={ImageIcon} onFile={onFile}>
        {messages.photo}
      </FileButton>
    </Grid>
  )
}

function Digits({ barcode }: { barcode: ReturnType<typeof useBarcode> }) {
  const { digits, problem, isFinding } = barcode
  const messages = useMessages(barcodeCatalog)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    barcode.submit()
  }
  return (
    <form className={styles.digits} noValidate onSubmit={submit}>
      <TextField
        label={messages.digits}
        hint={messages.digitsHint}
        error={problem?.where === 'digits' ? problem.sentence : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={BARCODE_LENGTH.max}
        value={digits}
        onValueChange={barcode.type}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={SearchIcon}
        disabled={digits.trim() === ''}
        busy={isFinding}
        busyLabel={messages.finding}
      >
        {messages.find}
      </Button>
    </form>
  )
}

function Otherwise({ onOwn, onSearch }: Pick<Properties, 'onOwn' | 'onSearch'>) {
  const messages = useMessages(barcodeCatalog)
  return (
    <Grid min={184} gap={3}>
      <Button variant="secondary" onClick={onOwn}>
        {messages.own}
      </Button>
      <Button variant="secondary" onClick={onSearch}>
        {messages.search}
      </Button>
    </Grid>
  )
}
