import { Injectable } from '@nestjs/common'
import { FieldCipher } from '@gb/service-kit'
import { messagePlace, replyPlace } from '../database/check-in-places.js'
import type { StoredCheckIn } from './check-in.repository.js'

/** What was written, in clear; null without an answer. */
export interface OpenCheckIn {
  message: string
  reply: string | null
}

/** Seals and opens messages and replies. A sealed text opens only in its own row and column. */
@Injectable()
export class CheckInTexts {
  constructor(private readonly cipher: FieldCipher) {}

  sealMessage(userId: string, entryId: string, message: string): Buffer {
    return this.cipher.seal(message, messagePlace(userId, entryId))
  }

  sealReply(userId: string, entryId: string, reply: string): Buffer {
    return this.cipher.seal(reply, replyPlace(userId, entryId))
  }

  open({ userId, entryId, message, reply }: StoredCheckIn): OpenCheckIn {
    return {
      message: this.cipher.open(message, messagePlace(userId, entryId)),
      reply: reply === null ? null : this.cipher.open(reply, replyPlace(userId, entryId)),
    }
  }
}
