/** What can be added with one tap, in everyday words. None of them needs a number, and none is about looks. */
const SUGGESTIONS = [
  'I fit in the chair with room to spare',
  'I walked farther than before',
  'My belt is one notch tighter',
  'I took the stairs without a break',
  'I tied my shoes with ease',
  'The seat belt has room to spare',
  'I got up from the floor without help',
  'I slept through the night',
] as const

/** Those that a growing belly takes back: not offered during a pregnancy, nor to who is too light. Source: health-rules 9b.3 and 9b.7. */
const OF_ROOM: readonly string[] = [SUGGESTIONS[0], SUGGESTIONS[2], SUGGESTIONS[4], SUGGESTIONS[5]]

export const messages = {
  title: 'Your story',
  text: 'Your photos, and what got easier.',
  back: 'Back to Weight',
  toProfile: 'Add my surgery date',
  noSurgeryDate: 'Add your surgery date to see people who started like you.',

  chart: 'Since your surgery',
  chartAll: 'Your weight over time',
  week: (day: string, week: number) => `${day}, week ${week}`,
  noWeights: 'Your line starts with two weights. Add one when you weigh yourself.',

  add: 'Add a milestone',
  addText: 'Not every change shows on the scale. What got easier?',
  suggestions: 'Tap one, or write your own',
  writeOwn: 'Write your own',
  own: 'Your milestone',
  empty: 'Please pick a milestone or write your own.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  save: 'Add milestone',
  saving: 'Adding...',
  added: 'Added to your story.',
  addFailed: 'Your milestone was not added. Please try again.',
  private: 'Encrypted, and only for you. Nobody else reads it.',

  line: 'Your moments',
  none: 'Your milestones show up here, with your photos if you like.',
  loading: 'Loading your story...',
  failedTitle: 'Your milestones did not load',
  failedText: 'Everything you added is safe.',
  retry: 'Retry',
  retrying: 'Loading...',
  more: 'Show more',
  loadingMore: 'Loading...',
  showPhotos: 'Show my photos here',
  hidePhotos: 'Hide my photos',
  photo: 'A photo, just for you',
  plateau: (from: string, to: string) => `A plateau: ${from} to ${to}`,
  surgery: 'The day of your surgery',
  surgeryText: 'Your story began here.',

  edit: (entry: string) => `Edit ${entry}`,
  editTitle: 'Your milestone',
  delete: (entry: string) => `Delete ${entry}`,
  discard: (entry: string) => `Remove ${entry}`,
  deleted: 'Milestone deleted.',
  undo: 'Undo',

  suggested: SUGGESTIONS,
  suggestedWithoutRoom: SUGGESTIONS.filter((words) => !OF_ROOM.includes(words)),
} as const
