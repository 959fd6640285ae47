import { spelled } from '@gb/service-kit'
import { toConsentEntryDto } from '../../person/consent/consent.mapper.js'
import type { ConsentEntry } from '../../person/consent/consent.repository.js'
import type { FoundPersonDto, PersonConsentsDto, PersonDto, SearchPeopleDto } from './people.dto.js'
import type { FoundPerson } from './people.repository.js'
import type { PersonQuestion } from './people-search.service.js'
import type { ReadPerson } from './people.service.js'

const hintOf = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

export const toQuestion = ({ user_id: userId, email, code }: SearchPeopleDto): PersonQuestion => ({
  ...(userId === undefined ? {} : { userId }),
  ...(email === undefined ? {} : { email }),
  ...(code === undefined ? {} : { code }),
})

export const toFoundPersonDto = (person: FoundPerson): FoundPersonDto => ({
  user_id: person.userId,
  name: person.name,
  email_hint: hintOf(person.email),
  ...spelled(person, 'timeZone', 'createdAt', 'eraseAt'),
})

export const toPersonDto = (person: ReadPerson): PersonDto => ({
  ...spelled(person, 'userId', 'name', 'email', 'age', 'gender', 'heightFeet', 'heightInches'),
  ...spelled(person, 'currentWeightLbs', 'goalWeightLbs', 'activityLevel', 'surgeryDate', 'timeZone'),
  ...spelled(person, 'isPremium', 'eraseAt'),
  devices: person.devices.map(({ label, lastSeenAt, signedIn }) => ({
    label,
    last_seen_at: lastSeenAt.toISOString(),
    signed_in: signedIn,
  })),
})

export const toPersonConsentsDto = (entries: ConsentEntry[]): PersonConsentsDto => ({
  entries: entries.map(toConsentEntryDto),
})
