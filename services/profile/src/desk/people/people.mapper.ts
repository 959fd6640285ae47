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
  time_zone: person.timeZone,
  created_at: person.createdAt.toISOString(),
  erase_at: person.eraseAt?.toISOString() ?? null,
})

export const toPersonDto = (person: ReadPerson): PersonDto => ({
  user_id: person.userId,
  name: person.name,
  email: person.email,
  age: person.age,
  gender: person.gender,
  height_feet: person.heightFeet,
  height_inches: person.heightInches,
  current_weight_lbs: person.currentWeightLbs,
  goal_weight_lbs: person.goalWeightLbs,
  activity_level: person.activityLevel,
  surgery_date: person.surgeryDate,
  time_zone: person.timeZone,
  is_premium: person.isPremium,
  erase_at: person.eraseAt?.toISOString() ?? null,
  devices: person.devices.map(({ label, lastSeenAt, signedIn }) => ({
    label,
    last_seen_at: lastSeenAt.toISOString(),
    signed_in: signedIn,
  })),
})

export const toPersonConsentsDto = (entries: ConsentEntry[]): PersonConsentsDto => ({
  entries: entries.map(toConsentEntryDto),
})
