import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { queryRows } from "#database/query-rows.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { seedSynthetic } from "#database/seed/synthetic.ts";

const kinds = ["scholarships", "colleges", "internships"] as const;
/** What is larger is made of copies of so many: each copy with a rare word of its own, at a moment of its own. */
const mostMadeUp = 10_000;
const rareWords = 90_000;

/** A made-up catalogue to search in, for benchmarks alone: what no search looks at is left empty, which saves most of the time. */
export async function makeSearchCatalogue(db: Database, size: number, today: string): Promise<void> {
  await migrate(db);
  await leaveEmpty(db);
  const madeUp = Math.min(size, mostMadeUp);
  const others = Math.ceil(madeUp / 10);
  await seedSynthetic(
    db,
    { scholarships: madeUp, colleges: others, internships: others },
    { today: new Date(today) },
  );
  const times = Math.round(size / madeUp);
  if (times > 1) await copyAll(db, times, (madeUp * (times - 1)) / rareWords);
  await keepSearchQuick(db, today);
}

/** Matching's columns and the notes of what changed. */
async function leaveEmpty(db: Database): Promise<void> {
  for (const kind of kinds) {
    for (const { name } of await generatedColumns(db, kind))
      if (/^(fit|match)_/.test(name)) await dropExpression(db, kind, name);
    const indexes = await queryRows<{ name: string }>(
      db,
      sql`select indexname as name from pg_indexes where tablename = ${kind} and indexname ~ 'fitting|matching'`,
    );
    for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
    const triggers = await queryRows<{ name: string }>(
      db,
      sql`select tgname as name from pg_trigger where tgrelid = ${kind}::regclass and tgname ~ '^(match_|note_(added|changed|removed)$)'`,
    );
    for (const { name } of triggers)
      await db.execute(sql`alter table ${sql.identifier(kind)} disable trigger ${sql.identifier(name)}`);
  }
}

const generatedColumns = (db: Database, kind: string) =>
  queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = ${kind} and is_generated = 'ALWAYS'`,
  );

const dropExpression = (db: Database, kind: string, column: string) =>
  db.execute(
    sql`alter table ${sql.identifier(kind)} alter ${sql.identifier(column)} drop expression, alter ${sql.identifier(column)} drop not null`,
  );

/** Copies what the database worked out along with the rest, instead of working it out again. */
async function copyAll(db: Database, times: number, docsOfRare: number): Promise<void> {
  const indexes = await queryRows<{ name: string; definition: string }>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename in ('scholarships', 'colleges', 'internships', 'search_words') and indexname !~ 'pkey'`,
  );
  for (const { name } of indexes) await db.execute(sql`drop index if exists ${sql.identifier(name)}`);
  for (const kind of kinds) {
    for (const { name } of await generatedColumns(db, kind)) await dropExpression(db, kind, name);
    await db.execute(sql`alter table ${sql.identifier(kind)} disable trigger user`);
    await copy(db, kind, times);
  }
  await db.execute(sql`update search_tags set docs = docs * ${times}`);
  await db.execute(sql`update search_words set docs = docs * ${times}`);
  await db.execute(sql`
    insert into search_words (kind, word, docs)
    select kind, ${rareWord(sql`n`)}, ${Math.max(1, Math.round(docsOfRare))}::int from generate_series(1, ${rareWords}::int) n, unnest(array['scholarships', 'colleges', 'internships', 'jobs']) kind`);
  await db.execute(sql`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

async function copy(db: Database, kind: string, times: number): Promise<void> {
  const columns = await queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = ${kind} and column_name <> 'id'`,
  );
  const table = sql.identifier(kind);
  const names = columns.map(({ name }) => sql.identifier(name));
  // Copies of one listing stand far apart.
  const moment = sql`since + mod(extract(epoch from listing.created_at - since) + n * seconds / ${times}, seconds) * interval '1 second'`;
  const values = columns.map(({ name }) => {
    const own = sql`listing.${sql.identifier(name)}`;
    if (name === "created_at") return moment;
    if (["description", "search_text", "job_search_text"].includes(name))
      return sql`${own} || ' ' || ${rareWord(sql`(listing.place * ${times - 1} + n) % ${rareWords}::int + 1`)}`;
    return own;
  });
  await db.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from (select *, (row_number() over (order by created_at))::int as place from ${table}) as listing,
      (select min(created_at) as since, extract(epoch from max(created_at) - min(created_at)) as seconds from ${table}) as span,
      generate_series(1, ${times - 1}::int) n
    order by ${moment}`);
}

/** Another number, another word that nobody has heard. */
const rareWord = (number: ReturnType<typeof sql>) =>
  sql`translate(substr(md5((${number})::text), 1, 9), '0123456789', 'aeioukmnst')`;
