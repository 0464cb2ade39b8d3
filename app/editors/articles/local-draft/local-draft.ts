/** Unsaved text, stored in the browser until the server has it. */
export interface LocalDraft {
  /** The server returns it, so that only the draft it received is deleted, and not a newer one. */
  id: string;
  at: number;
  fields: Record<string, string>;
}

const keyOf = (name: string) => `fursa-article-${name}`;

export function readDraft(name: string): LocalDraft | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isDraft(copy) ? copy : null;
  } catch {
    return null;
  }
}

/** A full or blocked localStorage must not prevent typing. */
export function writeDraft(name: string, copy: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(copy));
  } catch {}
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}

/** Deletes every draft that the server has received under this id. */
export function deleteReceived(id: string, ...names: string[]): void {
  for (const name of names) if (readDraft(name)?.id === id) deleteDraft(name);
}

function isDraft(copy: unknown): copy is LocalDraft {
  if (typeof copy !== "object" || copy === null) return false;
  const { id, at, fields } = copy as Partial<LocalDraft>;
  return typeof id === "string" && typeof at === "number" && typeof fields === "object" && fields !== null;
}
