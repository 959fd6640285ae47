import { spelled } from '@gb/service-kit'
import { gradedSentences, readingGrade } from '../review/reading-grade.js'
import type { DraftBeside, TextState, VersionBeside } from './content-store.service.js'
import type { DraftDto, TextDto, VersionDto, VersionTextDto } from './content-store.dto.js'
import { diffFacts } from './diff-facts.js'
import { dueBefore, dueOf, type HealthStatement } from '../review/health-statements.js'
import type { HealthStatementsDto } from './health-statements.dto.js'
import type { VersionRow } from './version.repository.js'

const gradeOf = (body: object): number | null => {
  const sentences = gradedSentences(body)
  return sentences.length === 0 ? null : Math.round(readingGrade(sentences) * 10) / 10
}

const factsOf = ({ version, before }: VersionBeside): Pick<VersionDto, keyof VersionDto> => ({
  ...spelled(version, 'slug', 'version', 'publishedAt', 'author', 'publishedBy', 'reason', 'copyOf'),
  sha256: version.sha256,
  changes: before ? diffFacts(before.body, version.body) : null,
  reading_grade: gradeOf(version.body),
})

/** A version with how it differs from the one before. */
export const toVersionDto = (beside: VersionBeside): VersionDto => factsOf(beside)

/** A version with its text; what it changed is seen in the list. */
export const toVersionTextDto = (version: VersionRow): VersionTextDto => ({
  ...factsOf({ version, before: null }),
  body: version.body,
})

export const toDraftDto = ({ draft, current }: DraftBeside): DraftDto => ({
  ...spelled(draft, 'slug', 'basedOn', 'author', 'savedAt'),
  changes: diffFacts(current.body, draft.body),
  reading_grade: gradeOf(draft.body),
  body: draft.body,
})

/** All statements, and those that are due on a day (YYYY-MM-DD). */
export const toHealthStatementsDto = (statements: HealthStatement[], today: string): HealthStatementsDto => ({
  due_before: dueBefore(today),
  due: dueOf(statements, today),
  statements,
})

export const toTextDto = ({ current, draft }: TextState): TextDto => ({
  ...spelled(current, 'slug', 'version', 'publishedAt', 'publishedBy'),
  has_draft: draft !== null,
})
