import { Body, Delete, Get, Inject, Param, Patch, Post, Query, type Type } from '@nestjs/common'
import { ApiBody } from '@nestjs/swagger'
import type { HelperScope, PersonalTokenArea } from '@gb/domain'
import {
  Answers,
  ByToken,
  CurrentUser,
  ForHelpers,
  Idempotent,
  ListQuery,
  Owner,
  OwnerId,
  refusedAs,
  Refuses,
  type SessionUser,
  strictValidationPipe,
} from '@gb/service-kit'
import { AddsEntry, ChangesEntry, DeletesEntry } from './entry-api.js'
import { EntryDeletedDto, EntryPath } from './entry.dto.js'

/** What decides about one kind of entry. */
interface EntryDecisions<Add, Change, Saved, History> {
  add: (user: SessionUser, body: Add) => Promise<Saved>
  change: (user: SessionUser, entryId: string, body: Change) => Promise<Saved>
  remove: (userId: string, entryId: string) => Promise<EntryDeletedDto>
  history: (user: SessionUser, query: ListQuery) => Promise<History>
}

/** One kind of entry: its word in the addresses, its words in the contract, its shapes, and what decides about it. */
interface EntryKind<Add, Change, Saved, History> {
  /** In the addresses: `mood` is `/api/mood-entry` and `/api/mood-history`. */
  path: string
  /** What a personal token is for that opens it; absent: none does. */
  area?: PersonalTokenArea
  /** What a helper is shown it under; absent: none sees it. */
  scope?: HelperScope
  /** Whether a helper may log it who may log at all. */
  isLoggedByHelpers?: true
  /** One of it, with its article: `a mood`. */
  one: string
  /** What the history holds. */
  all: string
  /** Why a deletion may be refused with 409; absent: it never is. */
  kept?: string
  add: Type<Add>
  change: Type<Change>
  saved: Type<Saved>
  history: Type<History>
  decides: Type<EntryDecisions<Add, Change, Saved, History>>
}

const OpenTo = (use: 'read' | 'log', area: PersonalTokenArea | undefined): MethodDecorator =>
  area === undefined ? () => undefined : ByToken(use, area)

const SideTo = (use: 'see' | 'log', scope: HelperScope | undefined): MethodDecorator =>
  scope === undefined ? () => undefined : ForHelpers(use, scope)

/**
 * The routes that every kind of entry has: log, change, delete, read back. A controller extends what this makes. The
 * class of a body is named twice, for the contract and for its check: a type that is a parameter is gone at run time.
 */
export const entryController = <Add, Change, Saved, History>(
  kind: EntryKind<Add, Change, Saved, History>,
): Type<object> => {
  class EntryRoutes {
    @Inject(kind.decides) private readonly entries!: EntryDecisions<Add, Change, Saved, History>

    @Post(`${kind.path}-entry`)
    @Owner('body')
    @OpenTo('log', kind.area)
    @SideTo('log', kind.isLoggedByHelpers ? kind.scope : undefined)
    @Idempotent()
    @AddsEntry(`Log ${kind.one}`, kind.saved)
    @ApiBody({ type: kind.add })
    add(@CurrentUser() user: SessionUser, @Body(strictValidationPipe(kind.add)) body: Add): Promise<Saved> {
      return this.entries.add(user, body)
    }

    @Patch(`${kind.path}-entry/:entry_id`)
    @Owner('body')
    @Idempotent()
    @ChangesEntry(`Change ${kind.one}`, kind.saved)
    @ApiBody({ type: kind.change })
    change(
      @CurrentUser() user: SessionUser,
      @Param() path: EntryPath,
      @Body(strictValidationPipe(kind.change)) body: Change,
    ): Promise<Saved> {
      return this.entries.change(user, path.entry_id, body)
    }

    @Delete(`${kind.path}-entry/:entry_id`)
    @Owner('query')
    @Idempotent()
    @DeletesEntry(`Delete ${kind.one}`)
    @Refuses(kind.kept === undefined ? {} : { 409: refusedAs('initial_entry_protected', kind.kept) })
    remove(
      @CurrentUser() user: SessionUser,
      @Param() path: EntryPath,
      @Query() _owner: OwnerId,
    ): Promise<EntryDeletedDto> {
      return this.entries.remove(user.userId, path.entry_id)
    }

    @Get(`${kind.path}-history/:user_id`)
    @Owner('params')
    @OpenTo('read', kind.area)
    @SideTo('see', kind.scope)
    @Answers(kind.history, kind.all)
    @Refuses({ 400: 'The limit or the cursor is not valid.' })
    history(@CurrentUser() user: SessionUser, @Query() query: ListQuery): Promise<History> {
      return this.entries.history(user, query)
    }
  }
  return EntryRoutes
}
