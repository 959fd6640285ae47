import { WEIGHT_LBS } from '@gb/domain'
import { Banner, Button, HelpIcon } from '@gb/ui'
import { IntoView } from '../../shared/into-view'
import { storedFrom } from '../../shared/measure'
import { messages } from '../messages'
import type { WeightFormState } from '../model/use-weight-form'
import { WEIGHT_UNITS } from '../model/weight-unit'

/** "108.4 lbs: did you mean kg?" Asked once; whatever the answer is, it can be saved. */
export function SlipQuestion({ form }: { form: WeightFormState }) {
  const { slip, typed } = form
  if (slip === null) return null
  const asTyped = `${typed.text.trim()} ${WEIGHT_UNITS[typed.unit].label}`
  const isStorable = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS) !== null
  const actions = (
    <>
      {slip.meant !== null && (
        <Button size="small" onClick={form.takeMeant}>
          {messages.slipMeant(`${typed.text.trim()} ${slip.meant}`)}
        </Button>
      )}
      {isStorable && (
        <Button size="small" variant="secondary" type="submit">
          {messages.slipRight(asTyped)}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={form.dropSlip}>
        {messages.slipChange}
      </Button>
    </>
  )
  return (
    <IntoView>
      <Banner
        tone="warning"
        icon={HelpIcon}
        live="assertive"
        title={slip.meant === null ? messages.slipTitle(asTyped) : messages.slipUnit(asTyped, slip.meant)}
        action={actions}
      >
        {messages.slipText}
      </Banner>
    </IntoView>
  )
}
