import { countryOptions, useLanguageHere, useMessages } from '@gb/entries'
import { SelectField } from '@gb/ui'
import { crisisCatalog } from './messages/generated/crisis'
import type { Help } from './use-help'

/** Says where somebody is, when the device is wrong about it. */
export function HelpCountry({ help: { country, change } }: { help: Help }) {
  const messages = useMessages(crisisCatalog)
  const options = countryOptions(useLanguageHere(), messages.elsewhere)
  return <SelectField label={messages.country} options={options} value={country} onValueChange={change} />
}
