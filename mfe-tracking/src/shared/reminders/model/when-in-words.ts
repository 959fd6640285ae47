const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' })

/** An instant of the days around now: the time alone today, with the weekday on another day. */
export const whenInWords = (at: number, now: number): string => {
  const [then, today] = [new Date(at), new Date(now)]
  return (then.toDateString() === today.toDateString() ? clock : dayAndClock).format(then)
}
