import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { calls, type FunctionFile } from "./function-files.ts";

/** Fingerprints of the applied functions, by signature. */
type Fingerprints = Map<string, string>;

const record = sql.raw("drizzle.applied_functions");

export async function readFingerprints(db: Database): Promise<Fingerprints> {
  const [found] = await queryRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.applied_functions') is not null as exists`,
  );
  if (!found?.exists) return new Map();
  const rows = await queryRows<{ signature: string; fingerprint: string }>(db, sql`select * from ${record}`);
  return new Map(rows.map(({ signature, fingerprint }) => [signature, fingerprint]));
}

/** Applies the functions that have changed, all or nothing, and returns how many. */
export async function applyFunctions(
  db: Database,
  files: FunctionFile[],
  applied: Fingerprints,
): Promise<number> {
  const stale = files.filter(({ signature, fingerprint }) => applied.get(signature) !== fingerprint);
  if (stale.length === 0) return 0;
  await db.transaction(async (own) => {
    await own.execute(sql`create schema if not exists drizzle`);
    await own.execute(
      sql`create table if not exists ${record} (signature text primary key, fingerprint text not null)`,
    );
    const before = await readDefinitions(own, files);
    for (const file of stale) {
      await applyFunction(own, file);
      await own.execute(sql`insert into ${record} values (${file.signature}, ${file.fingerprint})
        on conflict (signature) do update set fingerprint = excluded.fingerprint`);
    }
    const after = await readDefinitions(own, files);
    const changed = files.filter(
      ({ signature }) => before.has(signature) && before.get(signature) !== after.get(signature),
    );
    const storing = withCallers(changed, files).filter(({ isBeforeTables }) => isBeforeTables);
    if (storing.length > 0) await own.execute(sql.raw(workOutAgain(storing)));
  });
  return stale.length;
}

/** Milliseconds. By then no server of the previous release is running. */
const longestUpgrade = 86_400_000;

/**
 * Drops functions that no file defines any more: their triggers at once, the functions themselves a day later,
 * because servers of the previous release may still call them. Returns the number of steps.
 */
export async function removeFunctions(
  db: Database,
  files: FunctionFile[],
  applied: Fingerprints,
  now = new Date(),
): Promise<number> {
  const current = new Set(files.map(({ signature }) => signature));
  const gone = [...applied].filter(([signature]) => !current.has(signature));
  const young = gone.filter(([, fingerprint]) => !fingerprint.startsWith(removedSince));
  const old = gone.filter(
    ([, fingerprint]) =>
      fingerprint.startsWith(removedSince) &&
      now.getTime() - Date.parse(fingerprint.slice(removedSince.length)) > longestUpgrade,
  );
  if (young.length + old.length === 0) return 0;
  await db.transaction(async (own) => {
    for (const [signature] of young) {
      await own.execute(sql.raw(dropTriggers(signature)));
      await own.execute(
        sql`update ${record} set fingerprint = ${removedSince + now.toISOString()} where signature = ${signature}`,
      );
    }
    for (const [signature] of old) {
      await own.execute(sql.raw(drop(signature)));
      await own.execute(sql`delete from ${record} where signature = ${signature}`);
    }
  });
  return young.length + old.length;
}

/** Stored in place of a fingerprint, before the moment. */
const removedSince = "gone since ";

/** A function with another return type can't replace the old one. */
async function applyFunction(db: Database, file: FunctionFile): Promise<void> {
  try {
    await db.transaction((inner) => inner.execute(sql.raw(put(file))));
  } catch (problem) {
    const { code } = (problem as { cause?: { code?: string } }).cause ?? {};
    if (code !== "42P13" || file.isBeforeTables) throw problem;
    await db.execute(sql.raw(drop(file.signature)));
    await db.execute(sql.raw(put(file)));
  }
}

async function readDefinitions(db: Database, files: FunctionFile[]): Promise<Map<string, string>> {
  const signatures = files.map(({ signature }) => signature);
  const rows = await queryRows<{ signature: string; definition: string }>(
    db,
    sql`select signature, pg_get_functiondef(to_regprocedure(signature)) as definition
      from jsonb_array_elements_text(${JSON.stringify(signatures)}::jsonb) as signature
      where to_regprocedure(signature) is not null`,
  );
  return new Map(rows.map(({ signature, definition }) => [signature, definition]));
}

function withCallers(changed: FunctionFile[], files: FunctionFile[]): FunctionFile[] {
  const callers = files.filter((file) => !changed.includes(file) && changed.some((one) => calls(file, one)));
  return callers.length === 0 ? changed : withCallers([...changed, ...callers], files);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (texts: string[]) => `array[${texts.map(quote).join(", ")}]::text[]`;

/** First everything that the file doesn't state is undone: the privileges return to those of a new function. */
const put = ({ file, signature, triggers, text }: FunctionFile) => `
do $put$
declare
  known regprocedure := to_regprocedure(${quote(signature)});
  entry record;
begin
  for entry in
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as command from pg_trigger
    where tgfoid = known and tgrelid::regclass || '.' || tgname <> all (${list(triggers)})
    union all select format('revoke all on function %s from %s', known, grantee::regrole)
    from pg_proc, aclexplode(proacl) where pg_proc.oid = known and grantee not in (0, proowner)
    union all select format('grant execute on function %s to public', known) from pg_proc where oid = known and proacl is not null
  loop
    execute entry.command;
  end loop;
  execute $file$${text}$file$;
  if to_regprocedure(${quote(signature)}) is null then
    raise exception 'the arguments of database/functions/% can''t be read', ${quote(file)};
  end if;
end $put$`;

const drop = (signature: string) =>
  dropTriggers(
    signature,
    `if known is not null then
    execute format('drop function %s', known);
  end if;`,
  );

const dropTriggers = (signature: string, andThen = "") => `
do $drop$
declare
  known regprocedure := to_regprocedure(${quote(signature)});
  entry record;
begin
  for entry in
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as command from pg_trigger where tgfoid = known
  loop
    execute entry.command;
  end loop;
  ${andThen}
end $drop$`;

/**
 * Stored results of a function don't change with its definition: generated columns are written again (by setting one
 * of their source columns to itself, which their triggers see too) and indexes are rebuilt.
 */
const workOutAgain = (files: FunctionFile[]) => `
do $again$
declare
  changed oid[] := array(select to_regprocedure(signature) from unnest(${list(files.map(({ signature }) => signature))}) as signature);
  entry record;
begin
  if exists (select 1 from pg_depend where classid = 'pg_constraint'::regclass and refclassid = 'pg_proc'::regclass and refobjid = any (changed)) then
    raise exception 'a check calls a function that has changed: let a migration drop the check, and add it again';
  end if;
  for entry in
    select format('update %s set %s', adrelid::regclass, string_agg(distinct format('%1$I = %1$I', base.attname), ', ')) as command
    from pg_attrdef
      join pg_attribute as made on made.attrelid = adrelid and made.attnum = adnum and made.attgenerated <> ''
      join pg_depend as asks on asks.classid = 'pg_attrdef'::regclass and asks.objid = pg_attrdef.oid
        and asks.refclassid = 'pg_proc'::regclass and asks.refobjid = any (changed)
      join pg_depend as reads on reads.classid = 'pg_attrdef'::regclass and reads.objid = pg_attrdef.oid
        and reads.refclassid = 'pg_class'::regclass and reads.refobjid = adrelid
      join pg_attribute as base on base.attrelid = adrelid and base.attnum = reads.refobjsubid and base.attgenerated = ''
    group by adrelid
    union all select format('reindex index %s', pg_class.oid::regclass)
    from pg_class join pg_depend on classid = 'pg_class'::regclass and objid = pg_class.oid
    where relkind = 'i' and refclassid = 'pg_proc'::regclass and refobjid = any (changed)
  loop
    execute entry.command;
  end loop;
end $again$`;
