import { Injectable } from '@nestjs/common'
import { InvalidInput, type Operator, Sql } from '@gb/service-kit'
import { PolicyAnnouncer } from '../policies/policy-announcer.js'
import { canonicalHash } from '../published/canonical-hash.js'
import { DOCUMENT_SLUGS, type DocumentSlug } from '../published/document-slugs.js'
import { HeldDocuments } from '../published/held-documents.js'
import { documentFaults } from '../shapes/parse-document.js'
import { STORED_SHAPES } from '../shapes/stored-shapes.js'
import { thresholdFaults } from '../review/threshold-faults.js'
import { type Draft, DraftRepository } from '../drafts/draft.repository.js'
import { codeStatements, type HealthStatement, statementsOf } from '../review/health-statements.js'
import { type ChangeSize, nextVersion } from './next-version.js'
import { type NewVersion, VersionRepository, type VersionRow } from './version.repository.js'
import type { PublishDto, SaveDraftDto } from './draft-requests.dto.js'
import { NewerMeanwhile, NoDraft, NoSuchVersion, SameText } from './errors.js'
import { checkReplaced, draftAsRead } from './read-draft.js'

/** A version beside the one before it; null for the first. */
export interface VersionBeside {
  version: VersionRow
  before: VersionRow | null
}

/** A draft beside the text in force. */
export interface DraftBeside {
  draft: Draft
  current: VersionRow
}

/** How a text stands. */
export interface TextState {
  current: VersionRow
  draft: Draft | null
}

const checkShape = (slug: DocumentSlug, body: object): void => {
  const faults = documentFaults(STORED_SHAPES[slug], body)
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ field, message }) => ({ field: `body.${field}`, message })))
  // A wrong hour or degree can hurt somebody: it does not even become a draft.
  const wrong = thresholdFaults(body)
  if (wrong.length > 0) throw new InvalidInput(wrong.map((message) => ({ field: 'body', message })))
}

/**
 * The texts that people read, as their owner changes them: a draft, then a version. A version never changes, so a roll
 * back is a new version with earlier words; consents go on naming exactly what was accepted.
 */
@Injectable()
export class ContentStoreService {
  constructor(
    private readonly sql: Sql,
    private readonly versions: VersionRepository,
    private readonly drafts: DraftRepository,
    private readonly held: HeldDocuments,
    private readonly policies: PolicyAnnouncer,
  ) {}

  texts(): Promise<TextState[]> {
    return Promise.all(
      DOCUMENT_SLUGS.map(async (slug) => ({
        current: await this.current(slug),
        draft: await this.drafts.find(slug),
      })),
    )
  }

  /** Every statement about health of the texts in force, and those that stand in the program. */
  async healthStatements(): Promise<HealthStatement[]> {
    const texts = await this.texts()
    return [...texts.flatMap(({ current }) => statementsOf(current.slug, current.body)), ...codeStatements()]
  }

  /** Newest first, each beside the one before it. */
  async list(slug: DocumentSlug, limit: number, before?: string): Promise<VersionBeside[]> {
    const rows = await this.versions.list(slug, limit + 1, before ?? null)
    return rows.slice(0, limit).map((version, index) => ({ version, before: rows[index + 1] ?? null }))
  }

  /** @throws AppError `not_found` */
  async version(slug: DocumentSlug, version: string): Promise<VersionRow> {
    const found = await this.versions.find(slug, version)
    if (!found) throw new NoSuchVersion()
    return found
  }

  /** @throws AppError `not_found` */
  async draft(slug: DocumentSlug): Promise<DraftBeside> {
    const draft = await this.drafts.find(slug)
    if (!draft) throw new NoDraft()
    return { draft, current: await this.current(slug) }
  }

  /**
   * @throws AppError `invalid_input` for a text of another shape, `conflict` when a newer version is in force or a draft is
   *   there that its author has not read
   */
  saveDraft(
    slug: DocumentSlug,
    { based_on: basedOn, instead_of: insteadOf, body }: SaveDraftDto,
    { name: author }: Operator,
  ): Promise<DraftBeside> {
    checkShape(slug, body)
    return this.sql.transaction(async () => {
      await this.versions.lock(slug)
      const current = await this.currentAs(slug, basedOn)
      checkReplaced(await this.drafts.find(slug), author, insteadOf)
      return { draft: await this.drafts.save({ slug, basedOn, body, author }), current }
    })
  }

  /** @throws AppError `not_found`, `conflict` when it is one that was not read */
  dropDraft(slug: DocumentSlug, insteadOf: string | undefined, { name }: Operator): Promise<void> {
    return this.sql.transaction(async () => {
      await this.versions.lock(slug)
      draftAsRead(await this.drafts.find(slug), name, insteadOf)
      await this.drafts.drop(slug)
    })
  }

  /** Puts the draft in force. @throws AppError `not_found`, `conflict`, `invalid_input` */
  async publish(
    slug: DocumentSlug,
    { reason, size = 'minor', instead_of: insteadOf }: PublishDto,
    { name }: Operator,
  ): Promise<VersionBeside> {
    return this.putInForce(slug, async () => {
      const draft = draftAsRead(await this.drafts.find(slug), name, insteadOf)
      // The shape may have changed with a release since the draft was saved.
      checkShape(slug, draft.body)
      const current = await this.currentAs(slug, draft.basedOn)
      await this.drafts.drop(slug)
      return this.add(current, size, { ...draft, publishedBy: name, reason, copyOf: null })
    })
  }

  /** Puts the words of an earlier version in force again. @throws AppError `not_found`, `conflict`, `invalid_input` */
  async rollBack(
    slug: DocumentSlug,
    { version, reason }: { version: string; reason: string },
    { name }: Operator,
  ): Promise<VersionBeside> {
    return this.putInForce(slug, async () => {
      const { body, author } = await this.version(slug, version)
      checkShape(slug, body)
      const current = await this.current(slug)
      return this.add(current, 'minor', { slug, body, author, publishedBy: name, reason, copyOf: version })
    })
  }

  /** Nobody else publishes or drafts this text meanwhile; readers of this process see it at once. */
  private async putInForce(slug: DocumentSlug, change: () => Promise<VersionBeside>): Promise<VersionBeside> {
    const done = await this.sql.transaction(async () => {
      await this.versions.lock(slug)
      return change()
    })
    this.held.forget(slug)
    await this.policies.published(slug)
    return done
  }

  private async add(
    before: VersionRow,
    size: ChangeSize,
    words: Pick<NewVersion, 'slug' | 'body' | 'author' | 'publishedBy' | 'reason' | 'copyOf'>,
  ): Promise<VersionBeside> {
    const { slug, body, author, publishedBy, reason, copyOf } = words
    const sha256 = canonicalHash(body)
    if (sha256 === before.sha256) throw new SameText(before.version)
    const version = nextVersion(before.version, size)
    if (!(await this.versions.add({ slug, version, body, sha256, author, publishedBy, reason, copyOf })))
      throw new NewerMeanwhile(version)
    return { version: await this.version(slug, version), before }
  }

  /** @throws AppError `conflict` when another version is in force */
  private async currentAs(slug: DocumentSlug, expected: string): Promise<VersionRow> {
    const current = await this.current(slug)
    if (current.version !== expected) throw new NewerMeanwhile(current.version)
    return current
  }

  private async current(slug: DocumentSlug): Promise<VersionRow> {
    const [current] = await this.versions.list(slug, 1)
    if (!current) throw new Error(`${slug} was never published`)
    return current
  }
}
