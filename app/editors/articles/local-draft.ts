/** What is being typed, kept in the browser until the server has it. */
export interface KeptCopy {
  /** Comes back with the server's answer: only the copy that was sent is forgotten, and not a newer one. */
  id: string;
  at: number;
  fields: Record<string, string>;
}

const keyOf = (name: string) => `fursa-article-${name}`;

export function readCopy(name: string): KeptCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

/** A full or forbidden store must not stop anyone from typing. */
export function writeCopy(name: string, copy: KeptCopy): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(copy));
  } catch {
    // Then there is no copy, as before.
  }
}

export function forgetCopy(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

/** Forgets every copy that the server has received under this id. */
export function forgetReceived(id: string, ...names: string[]): void {
  for (const name of names) if (readCopy(name)?.id === id) forgetCopy(name);
}

function isCopy(copy: unknown): copy is KeptCopy {
  if (typeof copy !== "object" || copy === null) return false;
  const { id, at, fields } = copy as Partial<KeptCopy>;
  return typeof id === "string" && typeof at === "number" && typeof fields === "object" && fields !== null;
}
