import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'

/**
 * A view to insert into: one statement stores an enquiry with its idempotency key, its audit row and the mails about it,
 * all or nothing, where separate statements would each be a round trip to the database. No mail is sent about spam.
 * `acknowledge` has the type of `suspicious`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create view arriving_enquiries as
    select ${columns}, cast(null as text) as key, cast(null as text) as digest,
      cast(null as text) as give_up_at, suspicious as acknowledge
    from enquiries where 1 = 0`)
  for (const statement of triggers[connectionInfo(db).dialect]) await db.raw(statement)
}

const columns =
  'reference, name, date_of_birth, email, phone, reason_for_contact, message, status, suspicious, created_at, search'

const mail = (kind: string, condition: string) => `
  insert into notifications (kind, reference, state, attempts, created_at, due_at, give_up_at)
    select '${kind}', new.reference, 'waiting', 0, new.created_at, new.created_at, new.give_up_at
    where ${condition} and not new.suspicious;`

const statements = `
  insert into enquiries (${columns}) values (${columns.replace(/\w+/g, 'new.$&')});
  insert into idempotency_keys (key, digest, reference)
    select new.key, new.digest, new.reference where new.key is not null;
  insert into enquiry_events (reference, action, to_status, actor, at)
    values (new.reference, 'received', new.status, 'website', new.created_at);
  ${mail('enquiry', '1 = 1')}
  ${mail('acknowledgement', 'new.acknowledge')}`

export const storeArrivingEnquiry = ` begin ${statements} return new; end `

const triggers = {
  sqlite: [`create trigger enquiry_arrives instead of insert on arriving_enquiries begin ${statements} end`],
  postgres: [
    `create function store_arriving_enquiry() returns trigger language plpgsql as
      $$${storeArrivingEnquiry}$$`,
    `create trigger enquiry_arrives instead of insert on arriving_enquiries
      for each row execute function store_arriving_enquiry()`,
  ],
}
