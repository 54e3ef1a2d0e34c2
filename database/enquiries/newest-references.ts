import type { Knex } from 'knex'

const most = 100

/** The newest references that begin with what was typed, and nothing else about their enquiries. */
export async function newestReferences(db: Knex, start: string): Promise<string[]> {
  const letters = start.toUpperCase()
  if (/[^A-Z\d-]/.test(letters)) return []
  return db('enquiries')
    .where('reference', 'like', `${letters}%`)
    .orderBy('id', 'desc')
    .limit(most)
    .pluck('reference')
}
