import { sql } from "drizzle-orm";

/** True if the viewer is banned today. Tables are named as text because their own policies use this, too. */
export function isBanned() {
  return sql.raw(
    "exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))",
  );
}

/** True if the viewer has confirmed their email address: accounts cost nothing, mailboxes a little. */
export function hasConfirmedAddress() {
  return sql.raw("exists (select 1 from users u where u.id = current_user_id() and u.email_verified)");
}

/**
 * True for a member with a confirmed address and a display name who isn't banned and is old enough, or allowed by a
 * guardian; like `mayPostPublicly`.
 */
export const mayPost = sql`not ${isBanned()} and ${hasConfirmedAddress()} and ${sql.raw(
  `exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.age_band <> 'under_18' or (p.age_band is null and p.role = 'parent')
      or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null)))`,
)}`;
