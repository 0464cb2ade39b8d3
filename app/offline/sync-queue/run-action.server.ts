import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { PostingTools } from "#app/community/union/write/posting-tools.server.ts";
import { checkMayReply, writeReply } from "#app/community/union/write/reply.server.ts";
import { isOwnItem } from "#app/students/saved/save/item-columns.server.ts";
import { removeUntouched } from "#app/students/saved/save/remove-item.server.ts";
import { saveItem } from "#app/students/saved/save/save-item.server.ts";
import type { SavedStatus } from "#app/students/saved/track/progress.ts";
import { saveProgress } from "#app/students/saved/track/save-progress.server.ts";
import { tickSteps } from "#app/students/saved/track/tick-steps.server.ts";
import { savedWords, savingWords } from "#app/students/saved/words.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { ActionOutcome } from "./actions.ts";
import { changeProfile } from "./change-profile.server.ts";
import { type ParsedAction, parseNote, parseReply } from "./parse-actions.server.ts";
import { runOnce } from "./run-once.server.ts";

const done: ActionOutcome = { is: "done" };
const refused = (words: string): ActionOutcome => ({ is: "refused", words });

interface ActionTools {
  /** What a reply in the union requires; most actions need none of it. */
  posting: () => Promise<PostingTools>;
  /** After a public reply. */
  tellFollowers: () => void;
  now: Date;
}

/** Runs one action of a phone, with the functions that the forms call, and only the first time it arrives. */
export async function runOfflineAction(
  member: SignedInMember,
  id: string,
  act: ParsedAction,
  tools: ActionTools,
): Promise<ActionOutcome> {
  const { now } = tools;
  if (act.what === "answer") return replyToThread(member, id, act, tools);
  return runOnce(member, id, (own) => {
    if (act.what === "note") return note(own, act, now);
    if (act.what === "status") return noteStatus(own, act, now);
    if (act.what === "tick") return tick(own, act, now);
    if (act.what === "profile") return changeProfile(own, act, now);
    return act.what === "save" ? save(own, act.item, now) : unsave(own, act.item);
  });
}

type ActionOf<What extends ParsedAction["what"]> = Extract<ParsedAction, { what: What }>;

async function save(member: SignedInMember, item: Item, now: Date): Promise<ActionOutcome> {
  const saving = await saveItem(member, item, now);
  return saving.ok ? done : refused(savingWords[saving.reason]);
}

async function unsave(member: SignedInMember, item: Item): Promise<ActionOutcome> {
  const removal = await removeUntouched(member, item);
  return removal.ok ? done : refused(savingWords[removal.reason]);
}

async function note(member: SignedInMember, act: ActionOf<"note">, now: Date): Promise<ActionOutcome> {
  const reading = parseNote(act.now);
  if (!reading.ok) return reading.outcome;
  const there = await lockProgress(member, act.item);
  if (!there) return refused(savedWords.gone);
  if (isElsewhere(there.note, act.before, reading.value)) return { is: "conflict", theirs: there.note };
  await saveProgress(member, act.item, { note: reading.value }, now);
  return done;
}

async function noteStatus(
  member: SignedInMember,
  act: ActionOf<"status">,
  now: Date,
): Promise<ActionOutcome> {
  const there = await lockProgress(member, act.item);
  if (!there) return refused(savedWords.gone);
  if (isElsewhere(there.status, act.before, act.now)) return { is: "conflict", theirs: there.status };
  await saveProgress(member, act.item, { status: act.now satisfies SavedStatus }, now);
  return done;
}

/** The value was changed elsewhere meanwhile. The same value is not a conflict. */
const isElsewhere = (there: string, before: string, wanted: string) => there !== before && there !== wanted;

/** Each step separately: what was ticked on another device stays ticked. */
async function tick(member: SignedInMember, { item, step, isDone }: ActionOf<"tick">, now: Date) {
  const ticked = (await lockProgress(member, item))?.ticked ?? [];
  const others = ticked.filter((name) => name !== step);
  const keeping = await tickSteps(member, item, isDone ? [...others, step] : others, now);
  return keeping.ok ? done : refused(savingWords[keeping.reason]);
}

/** The current value, which stays until it is changed here. */
const lockProgress = (member: SignedInMember, item: Item) =>
  asViewer(member.viewer, async (db) => {
    const [found] = await db
      .select({ status: savedItems.status, note: savedItems.note, ticked: savedItems.ticked })
      .from(savedItems)
      .where(isOwnItem(savedItems, member.userId, item))
      .for("update");
    return found ?? null;
  });

/** The rate limit is counted in a separate session, so it comes before the transaction: inside it would deadlock. */
async function replyToThread(
  member: SignedInMember,
  id: string,
  act: ActionOf<"answer">,
  tools: ActionTools,
): Promise<ActionOutcome> {
  const reading = parseReply(act.now);
  if (!reading.ok) return reading.outcome;
  const posting = await tools.posting();
  const attempt = await checkMayReply(posting, act.thread);
  let isShown = false;
  const outcome = await runOnce(member, id, async (own) => {
    if (!attempt.ok) return refused(attempt.words);
    const { catalogue } = posting;
    const replied = await writeReply({ member: own, catalogue }, act.thread, reading.value, attempt.isNew);
    if (!replied.ok) return refused(replied.words);
    isShown = !replied.isHeld;
    return done;
  });
  if (isShown) tools.tellFollowers();
  return outcome;
}
