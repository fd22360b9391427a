// The passport says from which files a measurement was read, how slow the slowest frames were, and how far each sensor went.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // A measurement with a resolution is a game's. Lows are in tenths of a frame per second, as the file's reading has them.
  `create or replace function passport_result(m measurement) returns jsonb language sql stable as $$
    select jsonb_strip_nulls(jsonb_build_object('test', m.test, 'resolution', m.resolution, 'settings', m.settings, 'subject', m.subject,
      'value', m.value, 'version', m.version) || coalesce((
        select jsonb_build_object('low1', f.reading->'frames'->'low1', 'low01', f.reading->'frames'->'low01')
        from measurement_file f where f.id = m.file_id and m.resolution is not null and jsonb_typeof(f.reading->'frames') = 'object'), '{}')) $$`,

  // The files of a session with their sensors, in tenths: the lowest mean and the highest value of a part of the run.
  `create function passport_files(of_unit uuid, session uuid) returns jsonb language sql stable as $$
    select jsonb_build_object(
      'files', (select jsonb_agg(distinct f.digest order by f.digest) from measurement_file f where f.unit_id = of_unit and f.session_id = session),
      'sensors', (
        select jsonb_agg(jsonb_build_object('file', f.digest, 'sensor', s->>'name',
            'low', (select round(min(v::numeric) * 10)::int from jsonb_array_elements_text(s->'mean') v),
            'high', (select round(max(v::numeric) * 10)::int from jsonb_array_elements_text(s->'peak') v)) order by f.digest, s->>'name')
        from measurement_file f, jsonb_array_elements(f.reading->'series') s
        where f.unit_id = of_unit and f.session_id = session and s->>'name' <> 'frame-time'
          and exists (select 1 from jsonb_array_elements_text(s->'mean') v where v is not null)
          and exists (select 1 from jsonb_array_elements_text(s->'peak') v where v is not null))) $$`,

  `create or replace function passport_follows_measurement() returns trigger language plpgsql as $$
    begin
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select m.unit_id, 'measured:' || gen_random_uuid(), 'measured', passport_day(m.measured_at),
          jsonb_build_object('by', min(m.source), 'driver', min(s.driver), 'results', jsonb_agg(passport_result(m::measurement)
            order by m.test, m.resolution, m.settings, m.subject)) || passport_files(m.unit_id, m.session_id)
        from added m left join bench_session s on s.id = m.session_id group by m.unit_id, passport_day(m.measured_at), m.session_id;
      return null;
    end $$`,
];

export const measuredFiles: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
