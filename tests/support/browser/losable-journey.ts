import type { Page } from "@playwright/test";
import type { OpenDatabase } from "#database/database.ts";
import { settleIn } from "../people/furnish.ts";
import { loseAtWill } from "../servers/losable-database.ts";
import { apart } from "./journey.ts";
import { signIn, signUp } from "./sign-in.ts";

/** A journey with a PostgreSQL connection that the test can cut and restore while the server runs. */
export const losableTest = () => apart(({ DATABASE_URL }) => loseAtWill(DATABASE_URL));

/** Signs up a new member with a profile, signs them in, and returns their id. */
export async function arrive(page: Page, database: OpenDatabase, email: string): Promise<string> {
  await signUp(page, email);
  const userId = await settleIn(database, email);
  await signIn(page, email);
  return userId;
}
