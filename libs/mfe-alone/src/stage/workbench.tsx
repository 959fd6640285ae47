import type { RemoteConfig, RemoteModule } from '@gb/mfe-contract'
import { useEffect, useState } from 'react'
import { addressOf, ANSWERS, conditionsIn, type Conditions } from './conditions'
import { messages } from './messages'
import { partsOf } from './parts'
import { PhoneFrame } from './phone-frame'
import styles from './workbench.module.css'

/** Every part of the remote to choose from, the conditions, and the chosen part in a frame. */
export function Workbench({ remote, config }: { remote: RemoteModule; config: RemoteConfig }) {
  const { tabs, slots } = partsOf(remote)
  const [conditions, setConditions] = useState(() =>
    conditionsIn(globalThis.location.search, tabs[0] ?? slots[0] ?? ''),
  )
  const address = addressOf(conditions)
  useEffect(() => globalThis.history.replaceState(null, '', address), [address])
  const change = (next: Partial<Conditions>) => setConditions({ ...conditions, ...next })
  const listProps = { chosen: conditions.part, onChoose: (part: string) => change({ part }) }
  return (
    <main className={styles.page}>
      <aside className={styles.side}>
        <h1>{remote.name}</h1>
        <nav aria-label={messages.parts}>
          <PartList title={messages.tabs} parts={tabs} {...listProps} />
          <PartList title={messages.slots} parts={slots} {...listProps} />
        </nav>
        <fieldset className={styles.conditions}>
          <legend>{messages.conditions}</legend>
          <Check
            label={messages.premium}
            on={conditions.isPremium}
            onChange={(isPremium) => change({ isPremium })}
          />
          <Check label={messages.dark} on={conditions.isDark} onChange={(isDark) => change({ isDark })} />
          {Object.entries(config.flags).map(([name, isDefault]) => (
            <Check
              key={name}
              label={messages.flag(name)}
              on={conditions.flags[name] ?? isDefault}
              onChange={(isOn) => change({ flags: { ...conditions.flags, [name]: isOn } })}
            />
          ))}
          <label>
            {messages.answers}{' '}
            <select
              value={conditions.answers}
              onChange={({ target }) =>
                change({ answers: conditionsIn(`?answers=${target.value}`, '').answers })
              }
            >
              {ANSWERS.map((answers) => (
                <option key={answers} value={answers}>
                  {messages.answersOf[answers]}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
      </aside>
      <PhoneFrame address={address} />
    </main>
  )
}

interface PartListProps {
  title: string
  parts: string[]
  chosen: string
  onChoose: (part: string) => void
}

function PartList({ title, parts, chosen, onChoose }: PartListProps) {
  if (parts.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <button type="button" aria-pressed={part === chosen} onClick={() => onChoose(part)}>
              {part}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Check({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  )
}
