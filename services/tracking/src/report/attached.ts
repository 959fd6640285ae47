import { StreamableFile } from '@nestjs/common'

/** A file to download. */
export interface ReportFile {
  name: string
  type: string
  bytes: Buffer
}

/** A file as the browser saves it, under its name. */
export const attached = ({ name, type, bytes }: ReportFile): StreamableFile =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"`, length: bytes.length })
