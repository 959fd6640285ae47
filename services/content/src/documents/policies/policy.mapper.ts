import type { PolicyVersion } from '@gb/service-kit'
import type { StoredDocument } from '../published/document.repository.js'

/** What a consent refers to. */
export const toPolicyVersion = ({ version, sha256 }: StoredDocument): PolicyVersion => ({ version, sha256 })
