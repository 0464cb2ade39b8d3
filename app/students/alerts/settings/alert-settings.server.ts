import { desc, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { isOldEnoughOrAllowed } from "#app/students/profile/consent.ts";
import type { Database } from "#database/database.ts";
import { alertPercents } from "#database/schema/bounds.ts";
import {
  alertSettings,
  guardianConsents,
  mailAddresses,
  mailings,
  profiles,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { SettingsValues } from "./settings-form.server.ts";

const mostListed = 30;

/** Returns null without a profile. */
export async function findAlertSettings(db: Database, member: SignedInMember) {
  const [found] = await db
    .select({ profile: profiles, settings: alertSettings, consentedAt: guardianConsents.consentedAt })
    .from(profiles)
    .leftJoin(alertSettings, eq(alertSettings.userId, profiles.userId))
    .leftJoin(guardianConsents, eq(guardianConsents.userId, profiles.userId))
    .where(eq(profiles.userId, member.userId));
  if (!found) return null;
  const { profile, settings, consentedAt } = found;
  const values: SettingsValues = {
    emailNotifications: profile.emailNotifications,
    rhythm: settings?.rhythm ?? "daily",
    minimumPercent: settings?.minimumPercent ?? alertPercents.lowest,
    wantsReminders: settings?.wantsReminders ?? true,
    wantsSummary: settings?.wantsSummary ?? false,
    newsletterSubscribed: profile.newsletterSubscribed,
  };
  const waitsForGuardian = !isOldEnoughOrAllowed(profile, consentedAt);
  return { values, isPaused: (settings?.pausedAt ?? null) !== null, waitsForGuardian };
}

export function listMailings(db: Database, member: SignedInMember) {
  const { id, kind, day, subject, items, deliveredAt, failedAt } = mailings;
  return db
    .select({ id, kind, day, subject, items, deliveredAt, failedAt })
    .from(mailings)
    .where(eq(mailings.userId, member.userId))
    .orderBy(desc(mailings.day), desc(mailings.createdAt))
    .limit(mostListed);
}

/** Returns false without a profile. */
export function saveAlertSettings(
  member: SignedInMember,
  values: SettingsValues,
  now: Date,
): Promise<boolean> {
  const { emailNotifications, newsletterSubscribed, ...settings } = values;
  const { userId } = member;
  return asViewer(member.viewer, async (db) => {
    const changed = await db
      .update(profiles)
      .set({ emailNotifications, newsletterSubscribed, updatedAt: now })
      .where(eq(profiles.userId, userId))
      .returning({ userId: profiles.userId });
    if (changed.length === 0) return false;
    await db
      .insert(alertSettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: alertSettings.userId, set: settings });
    return true;
  });
}

/** Null resumes alerts. */
export async function pauseAlerts(member: SignedInMember, pausedAt: Date | null): Promise<void> {
  await asViewer(member.viewer, (db) =>
    db
      .insert(alertSettings)
      .values({ userId: member.userId, pausedAt })
      .onConflictDoUpdate({ target: alertSettings.userId, set: { pausedAt } }),
  );
}

/** True if we stopped sending because of bounces. */
export async function isAddressPaused(db: Database, member: SignedInMember): Promise<boolean> {
  const [found] = await db.select().from(mailAddresses).where(eq(mailAddresses.address, member.email));
  return (found?.pausedAt ?? null) !== null;
}

export async function tryAddressAgain(member: SignedInMember): Promise<void> {
  await asViewer(member.viewer, (db) =>
    db.delete(mailAddresses).where(eq(mailAddresses.address, member.email)),
  );
}
