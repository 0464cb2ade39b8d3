import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";

/** What responding to a phone requires. */
export interface PhoneTools {
  /** What only the sign-in code may read: linked numbers, current calls. */
  db: Database;
  secret: string;
  /** Always a visitor: personal data is read with the rights of the number's owner. */
  viewer: Viewer;
  appUrl: string;
  now: Date;
  /** Sends it to the caller's number by text message; false if the limit was reached. */
  sendText(number: string, text: string): Promise<boolean>;
}
