// Reviews of what was bought, the e-mails that ask for them, and questions about products.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // One review for each product of an order, however many units of it were bought.
  `create table review (
    id uuid primary key,
    order_id uuid not null references sales_order (id) on delete cascade,
    order_number text not null,
    listing_id integer not null references listing (id),
    goods text not null,
    state text not null check (state in ('pending', 'published', 'rejected')),
    stars smallint not null check (stars between 1 and 5),
    title text not null check (length(title) <= 100),
    body text not null check (length(body) <= 3000),
    author text check (length(author) between 1 and 60),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    reason text check (reason in ('insult', 'personal-data', 'not-the-product', 'advertisement')),
    version integer not null default 1 check (version > 0),
    reply text check (length(reply) between 1 and 2000),
    replied_at timestamptz,
    written_at timestamptz not null,
    edited_at timestamptz not null,
    published_at timestamptz,
    unique (order_id, listing_id),
    check ((state = 'rejected') = (reason is not null)),
    check (state <> 'published' or published_at is not null),
    check ((reply is null) = (replied_at is null))
  )`,
  // An order whose buyer was asked for reviews; is_sent is false where there was nobody to ask.
  `create table review_request (
    order_id uuid primary key references sales_order (id) on delete cascade,
    is_sent boolean not null,
    at timestamptz not null default now()
  )`,
  // Mailboxes, as keyed hashes, that want no more of these e-mails.
  `create table review_refusal (mailbox text primary key, at timestamptz not null default now())`,
  `create table product_question (
    id uuid primary key,
    conversation_id uuid unique references conversation (id) on delete set null,
    listing_id integer not null references listing (id),
    state text not null check (state in ('asked', 'published', 'unpublished')),
    name text check (length(name) between 1 and 60),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    question text not null check (question <> '' and length(question) <= 2000),
    answer text check (length(answer) between 1 and 4000),
    version integer not null default 1 check (version > 0),
    asked_at timestamptz not null,
    published_at timestamptz,
    check (state <> 'published' or (answer is not null and published_at is not null))
  )`,
  `create index review_waiting on review (edited_at) where state = 'pending'`,
  `create index review_published on review (published_at desc, id) where state = 'published'`,
  `create index review_of_listing on review (listing_id, published_at desc) where state = 'published'`,
  `create index review_newest on review (edited_at desc, id)`,
  `create index review_words on review using gin (
    office_words(order_number || ' ' || goods || ' ' || coalesce(author, '') || ' ' || title))`,
  `create index product_question_of_listing on product_question (listing_id, published_at desc) where state = 'published'`,
  `create index product_question_newest on product_question (asked_at desc, id)`,
  `create index sales_order_delivered on sales_order (delivered_at) where state = 'delivered'`,
  // Cached pages are made again when what they show of reviews changes.
  `create function announce_reviews() returns trigger language plpgsql as $$
    begin
      if coalesce(old.state, '') = 'published' or coalesce(new.state, '') = 'published' then
        perform pg_notify('reviews_changed', '');
      end if;
      return null;
    end $$`,
  `create trigger review_announced after insert or update or delete on review
    for each row execute function announce_reviews()`,
  `create trigger product_question_announced after insert or update or delete on product_question
    for each row execute function announce_reviews()`,
];

export const reviews: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
