/** Something to wait before: passes at once while it is open, and holds everybody while it is shut. */
export class Gate {
  private opened = Promise.resolve()
  private let: (() => void) | null = null

  shut(): void {
    if (this.let) return
    this.opened = new Promise((resolve) => {
      this.let = resolve
    })
  }

  open(): void {
    this.let?.()
    this.let = null
  }

  pass(): Promise<void> {
    return this.opened
  }
}
