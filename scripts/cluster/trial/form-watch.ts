import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "./person.ts";

export interface FormWatch {
  /** How often saving was not possible. */
  refused: number;
  /** How often the page that said so still had the typed values. */
  kept: number;
  saved: number;
  /** Other responses, by status. */
  other: number[];
}

/** Sends one form repeatedly, and checks whether the typed values come back when they can't be saved. */
export async function watchForm(person: Person, email: string, isOver: () => boolean): Promise<FormWatch> {
  const watch: FormWatch = { refused: 0, kept: 0, saved: 0, other: [] };
  for (let round = 0; !isOver(); round += 1) {
    const fullName = `Typed with care ${round}`;
    const { status, text } = await person.post("/profile", {
      role: "parent",
      fullName,
      email,
      country: "Kenya",
    });
    if (status === 303 || status === 302) watch.saved += 1;
    else if (status === 503) {
      watch.refused += 1;
      if (text.includes(fullName)) watch.kept += 1;
    } else watch.other.push(status);
    await wait(300);
  }
  return watch;
}
