import { PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { Disclosure, List, ListRow, Stack, Text } from '@gb/ui'
import type { ImportResult } from '../api/import.mutation'
import { useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import styles from '../my-data.module.css'

type Words = ReturnType<typeof myDataCatalog.in>['import']

const sumOf = ({ logs }: ImportResult, count: 'imported' | 'already_there' | 'refused' | 'asked') =>
  PERSONAL_LOGS.reduce((sum, log) => sum + logs[log][count], 0)

/** What of a file is no entry of a log. */
const OF_PERSON = { profile: 'profileRow', clinic_plan: 'planRow' } as const
const isOfPerson = (log: string): log is keyof typeof OF_PERSON => log in OF_PERSON

// The profile and the clinic's plan are rows of their own, and are not counted among those of the logs.
const refusedIn = (result: ImportResult) =>
  sumOf(result, 'refused') + result.refused.filter(({ log }) => isOfPerson(log)).length

/** What became of the file, in a few words. */
export function outcomeTitle(result: ImportResult, words: Words): string {
  const isTaken = sumOf(result, 'imported') > 0 || result.profile_imported || result.clinic_plan_imported
  if (refusedIn(result) > 0) return isTaken ? words.partlyTitle : words.refusedTitle
  return isTaken ? words.doneTitle : words.nothingTitle
}

/** Each log with its counts, and every row that was not taken with its reason. */
export function ImportOutcome({ result }: { result: ImportResult }) {
  const words = useMessages(myDataCatalog).import
  const messages = useMessages(myDataCatalog)

  const refused = refusedIn(result)
  const hidden = refused - result.refused.length
  return (
    <Stack gap={3}>
      <List label={words.title}>
        {PERSONAL_LOGS.map((log) => (
          <ListRow key={log} title={messages.logs[log]} detail={countsOf(result, log, words)} />
        ))}
      </List>
      {result.profile_imported && <Text>{words.profileTaken}</Text>}
      {result.clinic_plan_imported && <Text>{words.planTaken}</Text>}
      {refused > 0 && (
        <Disclosure summary={words.whichRefused({ number: refused })}>
          <ul className={styles.points}>
            {result.refused.map(({ log, row, message }) => (
              <li key={`${log}-${row}-${message}`}>
                {isOfPerson(log)
                  ? `${words[OF_PERSON[log]]}: ${message}`
                  : words.refusedRow({ log: messages.logs[log], row, why: message })}
              </li>
            ))}
          </ul>
          {hidden > 0 && <Text>{words.more({ number: hidden })}</Text>}
        </Disclosure>
      )}
      <AskedAbout result={result} />
    </Stack>
  )
}

/** What was taken and looks like a slip. The logs ask about it, too, and there it can be changed or confirmed. */
function AskedAbout({ result }: { result: ImportResult }) {
  const words = useMessages(myDataCatalog).import
  const messages = useMessages(myDataCatalog)

  const asked = sumOf(result, 'asked')
  if (asked === 0) return null
  return (
    <Disclosure summary={words.whichAsked({ number: asked })}>
      <Text>{words.whereAsked}</Text>
      <ul className={styles.points}>
        {result.hints.map(({ log, row, code, text }) => (
          <li key={`${log}-${row}-${code}`}>
            {words.askedRow({ log: messages.logs[log], row, question: text })}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function countsOf({ logs }: ImportResult, log: PersonalLog, words: Words): string {
  const { imported, already_there: known, refused } = logs[log]
  const parts = [
    ...(imported > 0 ? [words.added({ number: imported })] : []),
    ...(known > 0 ? [words.known({ number: known })] : []),
    ...(refused > 0 ? [words.refused({ number: refused })] : []),
  ]
  return parts.length === 0 ? words.empty : parts.join(' · ')
}
