import { expect, it } from 'vitest'
import { connectionInfo } from '../../database/connection-info.ts'
import { definitionProblems } from '../../database/definitions.ts'
import { describeEachDatabase } from './each-database.ts'

const keeper = { sqlite: 'enquiry_events_no_update', postgres: 'enquiry_events_append_only' }
const foreign = {
  sqlite: 'create trigger spy after insert on enquiries begin select 1; end',
  postgres:
    'create trigger spy after delete on enquiries for each row execute function refuse_change_of_events()',
}
/** Each leaves the trigger its name, but the audit can be changed. */
const weakened = {
  sqlite: [
    `drop trigger enquiry_events_no_update;
    create trigger enquiry_events_no_update before update on enquiry_events begin select 1; end`,
  ],
  postgres: [
    'alter table enquiry_events disable trigger enquiry_events_append_only',
    'alter table enquiry_events enable replica trigger enquiry_events_append_only',
    `alter table enquiry_events enable trigger enquiry_events_append_only;
    create or replace function refuse_change_of_events() returns trigger language plpgsql as $$ begin return new; end $$`,
  ],
}

describeEachDatabase('what the migrations define', ({ openMigrated }) => {
  it('is checked for missing and foreign triggers; what is on no table of this program is ignored', async () => {
    const db = await openMigrated()
    await db.raw('create view report as select 1')
    await db.raw('create table other (id integer)')
    await db.raw(
      foreign[connectionInfo(db).dialect].replace('spy', 'their_own').replace('enquiries', 'other'),
    )
    const remedy =
      'If a migration makes a trigger anew, import its body from there in database/definitions.ts'
    expect(await definitionProblems(db), remedy).toEqual([])
    const { dialect } = connectionInfo(db)
    await db.raw(foreign[dialect])
    await db.raw(`drop trigger ${keeper[dialect]}${dialect === 'postgres' ? ' on enquiry_events' : ''}`)
    expect(await definitionProblems(db)).toEqual([
      `The trigger ${keeper[dialect]}, which keeps the audit from being changed, is missing.`,
      'The trigger spy is not made by this program.',
    ])
  })
  it('differs from triggers of the same names that do something else or nothing', async () => {
    const db = await openMigrated()
    const { dialect } = connectionInfo(db)
    for (const change of weakened[dialect]) {
      for (const statement of change.split(';\n')) await db.raw(statement)
      expect(await definitionProblems(db)).toEqual([
        `The trigger ${keeper[dialect]}, which keeps the audit from being changed, is not the one that this program makes.`,
      ])
    }
  })
})
