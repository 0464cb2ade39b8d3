import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";

/** What answering a phone takes. */
export interface PhoneTools {
  /** What only the sign-in code may read: linked numbers, calls under way. */
  db: Database;
  secret: string;
  /** A visitor, whoever calls: what is one's own is read with the rights of the number's owner. */
  viewer: Viewer;
  appUrl: string;
  now: Date;
  /** Texts it to the number that called; false where that was asked for too often. */
  sendText(number: string, text: string): Promise<boolean>;
}
