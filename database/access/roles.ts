import { sql } from "drizzle-orm";
import { type Database, DatabaseUnavailable } from "../database.ts";

export const accountsKeeper = "fursa_accounts";
export const worker = "fursa_worker";
const roles = ["fursa_visitor", "fursa_member", "fursa_admin", worker, accountsKeeper];
export const owner = "fursa_owner";
export const powerless = "fursa_visitor";

/**
 * Creates the roles that own the tables and that query rows. They can't log in; the setup login may only switch to
 * them with SET ROLE. Roles belong to the whole cluster, so they may exist already.
 */
export async function prepareRoles(db: Database): Promise<void> {
  try {
    await db.execute(sql.raw(makeRoles));
    await db.execute(sql.raw(grantOwnerSchema));
  } catch (problem) {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
    const { code } = cause as { code?: string };
    if (code === "25006") {
      throw new DatabaseUnavailable(
        "the database can only be read (it is a standby, or default_transaction_read_only is on): give the address of the one that can be written",
      );
    }
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnavailable(
      code === "42501"
        ? `the login that sets up the database must be allowed to create roles (CREATEROLE) and to build in its database: ${words}`
        : `the roles of the database cannot be prepared: ${words}`,
    );
  }
}

const makeRoles = `
do $$
declare
  name text;
  step_in text := case when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true' else '' end;
begin
  foreach name in array array['${[owner, ...roles].join("','")}'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception when duplicate_object or unique_violation then null; -- another machine was faster
      end;
    end if;
    if not pg_has_role(current_user, name, 'member') or step_in <> '' and not pg_has_role(current_user, name, 'set') then
      execute format('grant %I to current_user', name) || step_in;
    end if;
  end loop;
  -- Before version 16 a login has the rights of all its groups at any time, unless it is told not to.
  if step_in = '' and exists (select 1 from pg_roles where rolname = current_user and rolinherit and not rolsuper) then
    execute 'alter role current_user noinherit';
  end if;
end $$`;

const grantOwnerSchema = `
do $$
begin
  execute format('grant create, connect, temporary on database %I to ${owner}', current_database());
  if not has_schema_privilege('${owner}', 'public', 'create') or not has_schema_privilege('${powerless}', 'public', 'usage') then
    -- Who owns the database owns this schema through a group, whose rights it may not inherit.
    if pg_has_role(current_user, 'pg_database_owner', 'member') and not pg_has_role(current_user, 'pg_database_owner', 'usage') then
      set local role pg_database_owner;
    end if;
    execute 'grant create, usage on schema public to ${owner}';
    execute 'grant usage on schema public to ${roles.join(", ")}';
    reset role;
  end if;
  if not exists (select 1 from pg_namespace where nspname = 'jobs') then
    execute 'create schema jobs authorization ${worker}';
  end if;
end $$`;

/**
 * Lets a login switch to the roles that queries run in, for one transaction at a time. It has no rights of its own.
 */
export const grantRolesTo = (login: string) => `
do $$
declare
  login constant text := ${quote(login)};
  name text;
  is_old constant boolean := current_setting('server_version_num')::int < 160000;
begin
  if is_old and exists (select 1 from pg_roles where rolname = login and rolinherit) then
    execute format('alter role %I noinherit', login);
  end if;
  foreach name in array array['${roles.join("','")}'] loop
    if is_old and not pg_has_role(login, name, 'member') then
      execute format('grant %I to %I', name, login);
    elsif not is_old and (not pg_has_role(login, name, 'set') or pg_has_role(login, name, 'usage')) then
      execute format('grant %I to %I with inherit false, set true', name, login);
    end if;
  end loop;
  if pg_has_role(login, '${owner}', 'member') then
    execute format('revoke ${owner} from %I', login);
  end if;
end $$`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * A policy without its grant has no effect, and a grant without a policy lets nothing through. So the grants are
 * derived from the policies at every start, and a table without a policy is closed to everyone. Correct grants are
 * left alone.
 */
export async function grantPolicyRights(db: Database): Promise<void> {
  await db.execute(sql.raw(readGrantsOffPolicies));
}

const readGrantsOffPolicies = `
do $$
declare
  roles constant name[] := array['${roles.join("','")}'];
  entry record;
begin
  if exists (
    select 1 from pg_attribute, aclexplode(attacl) where attacl is not null and grantee::regrole::name = any (roles)
      and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  ) then
    execute 'revoke all on all tables in schema public from ${roles.join(", ")}';
  end if;
  for entry in
    with wanted as (
      select relname as place, verb, grantee_role::regrole::name as grantee_role from pg_policy join pg_class on pg_class.oid = polrelid,
        unnest(polroles) as grantee_role, unnest(case polcmd when 'r' then array['SELECT'] when 'a' then array['INSERT']
          when 'w' then array['UPDATE'] when 'd' then array['DELETE'] else array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] end) as verb
      where relnamespace = 'public'::regnamespace and grantee_role::regrole::name = any (roles)
    ), granted as (
      select relname as place, privilege_type as verb, grantee::regrole::name as grantee_role from pg_class, aclexplode(relacl)
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and grantee::regrole::name = any (roles)
    )
    select format('revoke %s on %I from %I', verb, place, grantee_role) as command from (table granted except table wanted) as excess
    union all select format('grant %s on %I to %I', verb, place, grantee_role) from (table wanted except table granted) as missing
  loop
    execute entry.command;
  end loop;
  if exists (
    select 1 from unnest(roles) as grantee_role where not has_schema_privilege(grantee_role, 'drizzle', 'usage')
      or not has_table_privilege(grantee_role, 'drizzle.__drizzle_migrations', 'select')
  ) then
    execute 'grant usage on schema drizzle to ${roles.join(", ")}';
    execute 'grant select on drizzle.__drizzle_migrations to ${roles.join(", ")}';
  end if;
end $$`;

/**
 * Row-level security applies to the owner too, on every table; otherwise a function with the owner's rights would see
 * all rows. The owner has a policy like every other role. On most tables it is always true, for the starter catalogue
 * and for those functions. On tables that only the sign-in code may see (passwords, sessions, factors) it is true in a
 * session of the setup login, and so never while pages are served.
 */
export async function restrictOwner(db: Database): Promise<void> {
  await db.execute(sql.raw(bindOwnerToPolicies));
}

/** Only for the sign-in code. The owner of such a table has the second of the two policies. */
const isForSignInOnly = `not exists (
  select 1 from pg_policy where polrelid = pg_class.oid and not polroles <@ array['${accountsKeeper}'::regrole, '${owner}'::regrole]::oid[]
)`;
const always = "owner_builds";
const atSetUp = "owner_sets_up";
const hasPolicy = (name: string) =>
  `exists (select 1 from pg_policy where polrelid = pg_class.oid and polname = ${name})`;

const bindOwnerToPolicies = `
do $$
declare
  entry record;
  condition text;
begin
  for entry in
    select pg_class.oid::regclass as name, relforcerowsecurity as is_forced, is_secret, wanted, other,
      ${hasPolicy("wanted")} as has_wanted, ${hasPolicy("other")} as has_other
    from pg_class, lateral (select ${isForSignInOnly} as is_secret) as kind,
      lateral (select case when is_secret then '${atSetUp}' else '${always}' end as wanted) as one,
      lateral (select case when is_secret then '${always}' else '${atSetUp}' end as other) as another
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    condition := case when entry.is_secret then 'pg_has_role(session_user, ''${owner}'', ''member'')' else 'true' end;
    if not entry.is_forced then
      execute format('alter table %s enable row level security', entry.name);
      execute format('alter table %s force row level security', entry.name);
    end if;
    if entry.has_other then
      execute format('drop policy %I on %s', entry.other, entry.name);
    end if;
    if not entry.has_wanted then
      execute format('create policy %I on %s to ${owner} using (%s) with check (%s)', entry.wanted, entry.name, condition, condition);
    end if;
  end loop;
end $$`;
