import { Logger } from '@nestjs/common'
import pg from 'pg'
import { Jobs } from '../../dist/database/jobs/jobs.js'
import { Sql, statement } from '../../dist/database/sql/sql.js'

// A process that claims a letter and then does nothing more until it is killed: before it is sent, or after that and before
// it could say so. Arguments: the database, the schema, the kind as JSON, and which of both. It runs what was built.

const [, , url, schema, kind, moment] = process.argv
const sql = new Sql(new pg.Pool({ connectionString: url, max: 2 }))
const jobs = new Jobs(sql, { service: 'content', schema })
const sent = statement('letter_sent', `INSERT INTO ${schema}.sent (letter_id) VALUES ($1)`)

Logger.overrideLogger(false)
jobs.does(JSON.parse(kind), async ({ letterId }) => {
  if (moment === 'after') await sql.query(sent, [letterId])
  process.send('claimed')
  await new Promise(() => undefined)
})
await jobs.onApplicationBootstrap()
