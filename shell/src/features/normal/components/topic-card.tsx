import { type BodySignId, bodySignsOf, type BodyTopic } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, CheckboxField } from '@gb/ui'
import { normalCatalog } from '../messages/generated/normal'
import type { BodyForm } from '../model/body-form'

interface Properties {
  topic: BodyTopic
  form: BodyForm
  onSign: (sign: BodySignId, isThere: boolean) => void
  onClear: (isClear: boolean) => void
}

/** The signs of one topic, one large row each, and "None of these". */
export function TopicCard({ topic, form, onSign, onClear }: Properties) {
  const messages = useMessages(normalCatalog)
  return (
    <Card title={messages.topics[topic]}>
      <div>
        {bodySignsOf(topic).map((sign) => (
          <CheckboxField
            key={sign}
            label={messages.signs[sign]}
            checked={form.signs.includes(sign)}
            onCheckedChange={(isThere) => onSign(sign, isThere)}
          />
        ))}
        <CheckboxField label={messages.none} checked={form.clear.includes(topic)} onCheckedChange={onClear} />
      </div>
    </Card>
  )
}
