import { type CatalogueFile, format, rowsIn, withChanges, withoutRows } from "../catalogue-file.ts";
import { checkSignature } from "./signature.ts";
import {
  type ByteKind,
  change,
  countBytes,
  forget,
  type Mine,
  readStored,
  type Waiting,
  writeStored,
} from "./store.ts";

/** Called with the number of characters received. */
type Progress = (letters: number) => void;

/**
 * Counts the transferred bytes: as measured by the browser, else from the server's header, else at most as many as
 * characters.
 */
async function textOf(
  answer: Response,
  kind: ByteKind,
  today: string,
  onProgress: Progress = () => {},
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
export async function renewCatalogue(
  today: string,
  onProgress?: Progress,
  isWhole = false,
): Promise<boolean> {
  const storedCopy = isWhole ? undefined : await readStored("copy");
  const since = storedCopy ? `?since=${storedCopy.file.parts}` : "";
  const answer = await fetch(`/offline/catalogue.json${since}`);
  if (!answer.ok) return false;
  const file: CatalogueFile = JSON.parse(await textOf(answer, "catalogue", today, onProgress));
  if (file.format !== format) return false;
  const rows = storedCopy ? withChanges(storedCopy.rows, file) : rowsIn(file);
  // Two-byte digests can be equal by chance: then the full file is fetched.
  if ((await checkSignature(file, rows)) === false)
    return storedCopy ? renewCatalogue(today, onProgress, true) : false;
  await writeStored("copy", {
    file: withoutRows(file),
    rows,
    lookedAt: Date.now(),
  });
  return true;
}

/** The member's own data, if they asked for it. Somebody who is signed out, or another member, has none here. */
export async function renewMine(today: string): Promise<void> {
  if ((await readStored("keepsMine")) !== "yes") return forgetMine();
  const done = (await readStored("outbox"))?.filter(({ outcome }) => outcome?.is === "done") ?? [];
  const answer = await fetch("/offline/mine.json");
  if (answer.status === 401) return forgetMine();
  if (!answer.ok) return;
  const mine: Mine = JSON.parse(await textOf(answer, "mine", today));
  const before = await readStored("mine");
  // Another member on the same phone has not asked for it.
  if (before && before.whose !== mine.whose) return forgetMine();
  await writeStored("mine", mine);
  // Actions sent by then are included in the response.
  await change("outbox", (all = []) => all.filter(({ id }) => !done.some((one) => one.id === id)));
}

/** Unsent actions stay: they are stored nowhere else. */
const forgetMine = (): Promise<void> => forget("mine", "keepsMine");

/** Deletes the private copy. Changes that were not sent stay: they are sent when the same account signs in here again. */
export async function forgetAfterSignOut(): Promise<void> {
  await forgetMine();
  const isUnsent = ({ outcome }: Waiting) => outcome?.is !== "done";
  if ((await readStored("outbox"))?.some(isUnsent))
    await change("outbox", (all = []) => all.filter(isUnsent));
  else await forget("outbox");
}

/** Everything private, unsent changes too. */
export const forgetPrivate = (): Promise<void> => forget("mine", "keepsMine", "outbox");
