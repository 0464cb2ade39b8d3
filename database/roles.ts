import { sql } from "drizzle-orm";
import { type Database, DatabaseUnavailable } from "./database.ts";

export const accountsKeeper = "fursa_accounts";
export const worker = "fursa_worker";
const askers = ["fursa_visitor", "fursa_member", "fursa_admin", worker, accountsKeeper];
export const owner = "fursa_owner";
export const powerless = "fursa_visitor";

/**
 * Makes the roles that own the tables and that ask for rows. They can't log in; the application's own role may only
 * step into them. Roles belong to the whole cluster, so they may be there already.
 */
export async function prepareRoles(db: Database): Promise<void> {
  try {
    await db.execute(sql.raw(makeRoles));
    await db.execute(sql.raw(letOwnerBuild));
  } catch (problem) {
    const reason =
      problem instanceof Error && problem.cause instanceof Error ? problem.cause.message : String(problem);
    throw new DatabaseUnavailable(
      `the database role of DATABASE_URL must be allowed to create roles (CREATEROLE) and to build in its database: ${reason}`,
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
end $$`;

const letOwnerBuild = `
do $$
begin
  execute format('grant create, connect, temporary on database %I to ${owner}', current_database());
  execute 'grant create, usage on schema public to ${owner}';
  execute 'grant usage on schema public to ${askers.join(", ")}';
  if not exists (select 1 from pg_namespace where nspname = 'errands') then
    execute 'create schema errands authorization ${worker}';
  end if;
end $$`;

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
  for entry in select tablename, cmd, unnest(roles) as asker from pg_policies where schemaname = 'public' loop
    execute format('grant %s on %I to %I', entry.cmd, entry.tablename, entry.asker);
  end loop;
  execute 'grant usage on schema drizzle to ${askers.join(", ")}';
  execute 'grant select on drizzle.__drizzle_migrations to ${askers.join(", ")}';
end $$`;
