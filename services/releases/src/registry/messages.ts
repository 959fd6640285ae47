/** Sentences that an operator reads. */
export const REGISTRY_MESSAGES = {
  noRemote: (remote: string) => `Nothing of ${remote} was ever published.`,
  noVersion: (remote: string, version: string) =>
    `${remote} ${version} was never published. The list shows which versions were.`,
  notKept: (remote: string, version: string) =>
    `The files of ${remote} ${version} are no longer kept. Publish it again.`,
  notKeptBefore: (remote: string, version: string) =>
    `${remote} ${version} was in force before, and its files are no longer kept. Pin another version, or take the remote out.`,
  nothingBefore: (remote: string) => `Nothing of ${remote} was in force before, so there is no way back.`,
  notInForce: (remote: string, version: string) =>
    `${remote} ${version} is no longer in force. Somebody may have gone back already: nothing was changed.`,
  otherFiles: (remote: string, version: string) =>
    `${remote} ${version} was published with other files before. A version never changes: build a new one.`,
  beingPublished: (remote: string) => `Others publish ${remote} at this moment. Try again in a minute.`,
  badRelease: (file: string, problem: string) => `${file} ${problem}. Nothing was published.`,
  tooMuchDescribed: (most: number) => `release must have at most ${most} characters as JSON.`,
  longRange: (name: string, most: number) => `The range of ${name} must have at most ${most} characters.`,
  longOwner: (name: string, most: number) => `release.owner.${name} must have at most ${most} characters.`,
  noRemoteFile: 'is no file that a remote is made of',
  twice: 'is named twice, or is a file and a folder',
  notDescribed: 'release must be the content of the release.json that the build of this remote wrote.',
  wrongVersion: 'release.version must be a version like 1.0.0-1a2b3c4d.',
  nothingPublished: 'Nothing was published.',
  nothingChanged: 'Nothing was changed.',
  apiMismatch: (needed: string, offered: string) => `It needs API ${needed}, and this server has ${offered}`,
  notAdmitted: (problem: string) => `It cannot stand beside the others: ${problem}`,
  flagOver: (flag: string, ends: string) =>
    `Its flag "${flag}" was to end on ${ends}: take it out, or say until when it stays. Nothing was published.`,
  misfit: (need: string) => `It ${need}`,
  noOwner: 'release.owner must name a team, a contact and a runbook (package.json of the remote, "gb").',
} as const
