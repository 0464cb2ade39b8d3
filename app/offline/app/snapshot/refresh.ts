import { type CatalogueFile, format, rowsIn, withChanges, withoutRows } from "../../catalogue-file.ts";
import {
  type ByteKind,
  changeStored,
  countBytes,
  deleteStored,
  type MemberData,
  type QueuedAction,
  readStored,
  writeStored,
} from "../store.ts";
import { checkSignature } from "./signature.ts";

/** Called with the number of characters received. */
type ShowProgress = (letters: number) => void;

/**
 * Counts the transferred bytes: as measured by the browser, else from the server's header, else at most as many as
 * characters.
 */
async function textOf(
  answer: Response,
  kind: ByteKind,
  today: string,
  onProgress: ShowProgress = () => {},
): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    text += decoder.decode(next.value, { stream: true });
    onProgress(text.length);
  }
  const [measured] = performance.getEntriesByName(answer.url).slice(-1) as PerformanceResourceTiming[];
  const length = Number(answer.headers.get("Content-Length"));
  await countBytes(kind, measured?.transferSize || length || text.length, today);
  return text;
}

/**
 * Fetches the catalogue, or the changes since the local snapshot. False if the signature is wrong: the snapshot
 * stays.
 */
export async function refreshCatalogue(
  today: string,
  onProgress?: ShowProgress,
  isFullDownload = false,
): Promise<boolean> {
  const storedSnapshot = isFullDownload ? undefined : await readStored("copy");
  const since = storedSnapshot ? `?since=${storedSnapshot.file.parts}` : "";
  const answer = await fetch(`/offline/catalogue.json${since}`);
  if (!answer.ok) return false;
  const file: CatalogueFile = JSON.parse(await textOf(answer, "catalogue", today, onProgress));
  if (file.format !== format) return false;
  const rows = storedSnapshot ? withChanges(storedSnapshot.rows, file) : rowsIn(file);
  // Two-byte digests can be equal by chance: then the full file is fetched.
  if ((await checkSignature(file, rows)) === false)
    return storedSnapshot ? refreshCatalogue(today, onProgress, true) : false;
  await writeStored("copy", {
    file: withoutRows(file),
    rows,
    lookedAt: Date.now(),
  });
  return true;
}

/** The member's own data, if they asked for it. A visitor, or another member, has no data here. */
export async function refreshMemberData(today: string): Promise<void> {
  if ((await readStored("keepsMine")) !== "yes") return deleteMemberData();
  const done = (await readStored("outbox"))?.filter(({ outcome }) => outcome?.is === "done") ?? [];
  const answer = await fetch("/offline/mine.json");
  if (answer.status === 401) return deleteMemberData();
  if (!answer.ok) return;
  const member: MemberData = JSON.parse(await textOf(answer, "mine", today));
  const before = await readStored("mine");
  // Another member on the same phone has not asked for it.
  if (before && before.whose !== member.whose) return deleteMemberData();
  await writeStored("mine", member);
  // Actions sent by then are included in the response.
  await changeStored("outbox", (all = []) => all.filter(({ id }) => !done.some((one) => one.id === id)));
}

/** Unsent actions stay: they are stored nowhere else. */
const deleteMemberData = (): Promise<void> => deleteStored("mine", "keepsMine");

/** Deletes the private copy. Changes that were not sent stay: they are sent when the same account signs in here again. */
export async function deleteAfterSignOut(): Promise<void> {
  await deleteMemberData();
  const isUnsent = ({ outcome }: QueuedAction) => outcome?.is !== "done";
  if ((await readStored("outbox"))?.some(isUnsent))
    await changeStored("outbox", (all = []) => all.filter(isUnsent));
  else await deleteStored("outbox");
}

/** Everything private, unsent changes too. */
export const deleteEverythingPrivate = (): Promise<void> => deleteStored("mine", "keepsMine", "outbox");
