import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";

/**
 * All that migrations and functions make, one line each and in one order, so that two databases can be compared. Left out is
 * what an upgrade can't keep: the order of columns, and numbers of the catalogue.
 */
export async function describeDatabase(db: Database): Promise<string[]> {
  const answer = (await db.execute(sql.raw(everything))) as unknown as { rows: { line: string }[] };
  return answer.rows.map(({ line }) => line).toSorted();
}

const ours = "('public', 'drizzle')";
const ourTables = `select oid, relname, relnamespace::regnamespace::text as schema, relkind, relowner, relacl, relrowsecurity,
  relforcerowsecurity, reloptions from pg_class where relnamespace::regnamespace::text in ${ours}`;
const ourFunctions = `select * from pg_proc where pronamespace::regnamespace::text in ${ours}
  and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
const rightsOf = (rights: string) =>
  `(select string_agg(concat_ws(' ', coalesce(nullif(grantee, 0)::regrole::text, 'everyone'), privilege_type, is_grantable), ', '
    order by coalesce(nullif(grantee, 0)::regrole::text, ''), privilege_type) from aclexplode(${rights}))`;

const everything = `
with tables as (${ourTables}), functions as (${ourFunctions})
select concat_ws(' | ', 'schema', nspname, nspowner::regrole, ${rightsOf("nspacl")}) as line
  from pg_namespace where nspname in ${ours}
union all select concat_ws(' | ', 'extension', extname, extnamespace::regnamespace) from pg_extension
union all select concat_ws(' | ', 'relation', schema, relname, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, reloptions,
    ${rightsOf("coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::\"char\", relowner))")})
  from tables where relkind in ('r', 'p', 'v', 'm', 'S')
union all select concat_ws(' | ', 'column', schema, relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
    attcollation::regcollation, pg_get_expr(adbin, adrelid), ${rightsOf("attacl")}, col_description(tables.oid, attnum))
  from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = tables.oid and adnum = attnum
  where relkind in ('r', 'p', 'v', 'm')
union all select concat_ws(' | ', 'sequence', schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
  from pg_sequences where schemaname in ${ours}
union all select concat_ws(' | ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint join tables on conrelid = tables.oid where contype <> 'n'
union all select concat_ws(' | ', 'index', schemaname, indexname, indexdef) from pg_indexes where schemaname in ${ours}
union all select concat_ws(' | ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
union all select concat_ws(' | ', 'trigger', tgenabled, pg_get_triggerdef(pg_trigger.oid))
  from pg_trigger join tables on tgrelid = tables.oid where not tgisinternal
union all select concat_ws(' | ', 'function', oid::regprocedure, proowner::regrole, pg_get_functiondef(oid),
    ${rightsOf("coalesce(proacl, acldefault('f', proowner))")}, obj_description(oid, 'pg_proc'))
  from functions
union all select concat_ws(' | ', 'type', typname, typtype) from pg_type
  where typnamespace::regnamespace::text in ${ours} and typtype in ('e', 'd', 'r')
union all select concat_ws(' | ', 'comment', classoid::regclass, objoid::regclass, objsubid, description)
  from pg_description join tables on objoid = tables.oid and classoid = 'pg_class'::regclass
union all select concat_ws(' | ', 'default rights', defaclrole::regrole, defaclobjtype, defaclacl) from pg_default_acl`;
