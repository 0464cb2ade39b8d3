import { composeMail } from "#app/mail/templates/compose-mail.ts";
import type { Mailer } from "#app/shared/messages.ts";
import { partnershipEntries } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { changeStatus } from "./change-application.server.ts";
import type { FoundApplication } from "./find-application.server.ts";
import { replyForm } from "./words.ts";

interface Reply {
  subject: string;
  text: string;
}

interface ReplyTools {
  viewer: Extract<Viewer, { kind: "admin" }>;
  mailer: Mailer;
  /** The team's address. */
  contactEmail: string;
}

/**
 * Sends the reply first and stores it afterwards: a missing entry is better than an entry for an email that was never
 * sent. The first reply starts the conversation.
 */
export async function replyToSchool(
  { viewer, mailer, contactEmail }: ReplyTools,
  { id, status, contactEmail: school }: FoundApplication["application"],
  { subject, text }: Reply,
): Promise<void> {
  const paragraphs = text.split(/\n{2,}/);
  await mailer.send(
    composeMail({
      to: school,
      subject,
      paragraphs: [...paragraphs, replyForm.answerTo(contactEmail)],
      purpose: "partner",
    }),
  );
  await asViewer(viewer, async (db) => {
    const { userId: authorId } = viewer;
    await db.insert(partnershipEntries).values({ partnershipId: id, authorId, kind: "reply", subject, text });
    if (status === "new") await changeStatus(db, authorId, id, "in_conversation");
  });
}
