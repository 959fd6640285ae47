import { COUNTRY_HELP, ELSEWHERE } from '@gb/domain'
import { SelectField } from '@gb/ui'
import { messages } from './messages'
import type { Help } from './use-help'

const COUNTRIES = [
  ...COUNTRY_HELP.map(({ country, name }) => ({ value: country, label: name })),
  { value: ELSEWHERE, label: messages.elsewhere },
]

/** Says where somebody is, when the device is wrong about it. */
export const HelpCountry = ({ help: { country, change } }: { help: Help }) => (
  <SelectField label={messages.country} options={COUNTRIES} value={country} onValueChange={change} />
)
