import { ProviderFailed } from '../../analysis/analyzer/errors.js'
import {
  OpenAiChat,
  type OpenAiSettings,
  photoPart,
  type Question,
  type SpendCall,
} from '../../analysis/openai/openai-chat.js'
import { SHEET_UNAVAILABLE } from '../messages.js'
import { readSheetAnswer, type SheetAnswer } from '../sheet-answer.js'
import type { SheetFile } from '../sheet-file.service.js'
import { SheetReader } from '../sheet-reader.js'
import { SHEET_INSTRUCTIONS, SHEET_SCHEMA } from '../sheet-v1.js'

// One that says nothing: the name of the person's own file may say a lot.
const FILE_NAME = 'sheet.pdf'

const partOf = ({ kind, bytes }: SheetFile): Question['content'][number] =>
  kind === 'photo'
    ? photoPart(bytes)
    : {
        type: 'file',
        file: { filename: FILE_NAME, file_data: `data:application/pdf;base64,${bytes.toString('base64')}` },
      }

/** Reads a clinic's sheet with OpenAI. */
export class OpenAiSheetReader extends SheetReader {
  override readonly isConnected = true
  private readonly chat: OpenAiChat

  constructor(settings: OpenAiSettings, spend: SpendCall) {
    super()
    this.chat = new OpenAiChat(settings, spend, SHEET_UNAVAILABLE)
  }

  override async read(file: SheetFile, signal: AbortSignal): Promise<SheetAnswer> {
    const content = [{ type: 'text' as const, text: 'What does this sheet say?' }, partOf(file)]
    const text = await this.chat.ask(
      { instructions: SHEET_INSTRUCTIONS, schema: SHEET_SCHEMA, content },
      signal,
    )
    const answer = text === null ? null : readSheetAnswer(text)
    if (!answer) throw new ProviderFailed()
    return answer
  }
}
