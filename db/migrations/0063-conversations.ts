// Conversations with people who write to the shop, and the texts that staff answer with.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // The words of a long text, for the same searches as office_words, which stops after 500 characters.
  // Its body is bound when it is created: an index is built without a search path.
  `create function message_words(said text) returns tsvector language sql immutable parallel safe
    return array_to_tsvector(coalesce((
      select array_agg(distinct part) from regexp_split_to_table(left(said, 20000), '\\s+') word,
        unnest(tsvector_to_array(office_words(word))) part), array[]::text[]))`,
  `create table conversation (
    id uuid primary key,
    number text not null unique check (number ~ '^MSG-[0-9]{6}$'),
    origin text not null check (origin in ('contact', 'assistant', 'question', 'email', 'staff')),
    state text not null check (state in ('open', 'waiting', 'closed')),
    subject text not null check (subject <> '' and length(subject) <= 200),
    name text not null,
    email text not null,
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    order_number text,
    listing_id integer references listing (id) on delete set null,
    assigned_to uuid references account (id) on delete set null,
    unread boolean not null,
    messages integer not null check (messages >= 0),
    waiting_since timestamptz,
    last_at timestamptz not null,
    created_at timestamptz not null default now(),
    check ((state = 'open') = (waiting_since is not null))
  )`,
  `create table conversation_message (
    id uuid primary key,
    conversation_id uuid not null references conversation (id) on delete cascade,
    position integer not null check (position > 0),
    direction text not null check (direction in ('in', 'out', 'note')),
    body text not null,
    actor text not null,
    sender text,
    message_id text unique,
    at timestamptz not null default now(),
    unique (conversation_id, position)
  )`,
  `create table saved_reply (
    id uuid primary key,
    name text not null unique check (name <> '' and length(name) <= 80),
    texts jsonb not null check (jsonb_typeof(texts) = 'object'),
    saved_at timestamptz not null default now()
  )`,
  // How mail programs show an e-mail in its thread; null where it is not part of one.
  `alter table outbox add column thread jsonb`,
  `alter table contact_message add column conversation_id uuid references conversation (id) on delete cascade`,
  // 7919 has no factor in common with a million: each message gets a number of its own.
  `insert into conversation
      (id, number, origin, state, subject, name, email, language, unread, messages, waiting_since, last_at, created_at)
    select gen_random_uuid(), 'MSG-' || lpad(((id::bigint * 7919 + 12345) % 1000000)::text, 6, '0'), 'contact',
      case when created_at > now() - interval '7 days' then 'open' else 'closed' end,
      coalesce(nullif(trim(left(trim(regexp_replace(message, '\\s+', ' ', 'g')), 80)), ''), '–'), name, email, language,
      created_at > now() - interval '7 days', 1,
      case when created_at > now() - interval '7 days' then created_at end, created_at, created_at
    from contact_message`,
  `update contact_message m set conversation_id = c.id from conversation c
    where c.number = 'MSG-' || lpad(((m.id::bigint * 7919 + 12345) % 1000000)::text, 6, '0')`,
  `insert into conversation_message (id, conversation_id, position, direction, body, actor, sender, at)
    select gen_random_uuid(), conversation_id, 1, 'in', message, 'buyer', email, created_at from contact_message`,
  `create index conversation_newest on conversation (last_at desc, id)`,
  `create index conversation_in_state on conversation (state, last_at desc)`,
  `create index conversation_of_staff on conversation (assigned_to) where assigned_to is not null`,
  `create index conversation_of_person on conversation (lower(email))`,
  `create index contact_message_of_conversation on contact_message (conversation_id)`,
  `create index conversation_words on conversation using gin (
    office_words(number || ' ' || name || ' ' || email || ' ' || subject || ' ' || coalesce(order_number, '')))`,
  `create index conversation_message_words on conversation_message using gin (message_words(body))`,
];

export const conversations: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
