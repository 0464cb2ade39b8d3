import { sql } from "drizzle-orm";
import { type Database, DatabaseUnavailable } from "./database.ts";

export const accountsKeeper = "fursa_accounts";
export const worker = "fursa_worker";
const askers = ["fursa_visitor", "fursa_member", "fursa_admin", worker, accountsKeeper];
export const owner = "fursa_owner";
export const powerless = "fursa_visitor";

/**
 * Makes the roles that own the tables and that ask for rows. They can't log in; the login that sets up may only step into
 * them. Roles belong to the whole cluster, so they may be there already.
 */
export async function prepareRoles(db: Database): Promise<void> {
  try {
    await db.execute(sql.raw(makeRoles));
    await db.execute(sql.raw(letOwnerBuild));
  } catch (problem) {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
    if ((cause as { code?: string }).code === "25006") {
      throw new DatabaseUnavailable(
        "the database can only be read (it is a standby, or default_transaction_read_only is on): give the address of the one that can be written",
      );
    }
    throw new DatabaseUnavailable(
      `the login that sets up the database must be allowed to create roles (CREATEROLE) and to build in its database: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}

const makeRoles = `
do $$
declare
  name text;
  step_in text := case when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true' else '' end;
begin
  foreach name in array array['${[owner, ...askers].join("','")}'] loop
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

const letOwnerBuild = `
do $$
begin
  execute format('grant create, connect, temporary on database %I to ${owner}', current_database());
  if not has_schema_privilege('${owner}', 'public', 'create') or not has_schema_privilege('${powerless}', 'public', 'usage') then
    -- Who owns the database owns this schema through a group, whose rights it may not inherit.
    if pg_has_role(current_user, 'pg_database_owner', 'member') and not pg_has_role(current_user, 'pg_database_owner', 'usage') then
      set local role pg_database_owner;
    end if;
    execute 'grant create, usage on schema public to ${owner}';
    execute 'grant usage on schema public to ${askers.join(", ")}';
    reset role;
  end if;
  if not exists (select 1 from pg_namespace where nspname = 'errands') then
    execute 'create schema errands authorization ${worker}';
  end if;
end $$`;

/** Lets a login step into the roles that ask, one transaction at a time, and have no right of theirs otherwise. */
export const letStepIn = (login: string) => `
do $$
declare
  login constant text := ${quote(login)};
  name text;
  is_old constant boolean := current_setting('server_version_num')::int < 160000;
begin
  if is_old and exists (select 1 from pg_roles where rolname = login and rolinherit) then
    execute format('alter role %I noinherit', login);
  end if;
  foreach name in array array['${askers.join("','")}'] loop
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
 * A policy without the matching grant is dead, a grant without a policy lets nothing through: so the grants are read
 * off the policies after every migration, and a table without a policy is closed to everyone.
 */
export async function grantWhatPoliciesAllow(db: Database): Promise<void> {
  await db.execute(sql.raw(readGrantsOffPolicies));
}

const readGrantsOffPolicies = `
do $$
declare
  entry record;
begin
  execute 'revoke all on all tables in schema public from ${askers.join(", ")}';
  for entry in
    select tablename, cmd, asker from pg_policies, unnest(roles) as asker where schemaname = 'public' and asker <> '${owner}'
  loop
    execute format('grant %s on %I to %I', entry.cmd, entry.tablename, entry.asker);
  end loop;
  execute 'grant usage on schema drizzle to ${askers.join(", ")}';
  execute 'grant select on drizzle.__drizzle_migrations to ${askers.join(", ")}';
end $$`;

/**
 * Row-level security binds the owner too, on every table, or a function that runs with the owner's rights would see all of
 * it unasked. The owner has a policy like everyone else: on most tables it always holds, for the starter catalogue and for
 * those functions. On what only the sign-in code may see (passwords, sessions, factors) it holds in a session that logged in to
 * set up, and so never while pages are served.
 */
export async function bindTheOwner(db: Database): Promise<void> {
  await db.execute(sql.raw(bindOwnerToPolicies));
}

/** Open to the sign-in code alone; such a table's owner has the second of the two policies. */
const isForSignInOnly = `not exists (
  select 1 from pg_policies where schemaname = 'public' and tablename = relname and not roles <@ array['${accountsKeeper}', '${owner}']::name[]
)`;
const always = "owner_builds";
const atSetUp = "owner_sets_up";

const bindOwnerToPolicies = `
do $$
declare
  entry record;
  wanted text;
  other text;
  condition text;
begin
  for entry in
    select oid::regclass as name, relname, relforcerowsecurity as is_forced, ${isForSignInOnly} as is_secret
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    if not entry.is_forced then
      execute format('alter table %s enable row level security', entry.name);
      execute format('alter table %s force row level security', entry.name);
    end if;
    wanted := case when entry.is_secret then '${atSetUp}' else '${always}' end;
    other := case when entry.is_secret then '${always}' else '${atSetUp}' end;
    condition := case when entry.is_secret then 'pg_has_role(session_user, ''${owner}'', ''member'')' else 'true' end;
    if exists (select 1 from pg_policies where schemaname = 'public' and tablename = entry.relname and policyname = other) then
      execute format('drop policy %I on %s', other, entry.name);
    end if;
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = entry.relname and policyname = wanted) then
      execute format('create policy %I on %s to ${owner} using (%s) with check (%s)', wanted, entry.name, condition, condition);
    end if;
  end loop;
end $$`;
