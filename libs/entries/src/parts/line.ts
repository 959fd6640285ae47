/** What some browsers know of the line. */
interface Line {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** Lines on which a page takes so long that nothing may share them. */
const HARDLY_CARRIES: readonly unknown[] = ['slow-2g', '2g']

/** Whether to load little: the person asked for it, or the line is paid by the byte, or it hardly carries a page. */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: Line } = globalThis.navigator
  if (connection === undefined) return false
  const { saveData, type, effectiveType } = connection
  return saveData === true || type === 'cellular' || HARDLY_CARRIES.includes(effectiveType)
}
