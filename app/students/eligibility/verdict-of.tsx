import { useContext } from "react";
import { VerdictTag } from "./verdict-tag.tsx";
import { Verdicts } from "./verdicts.ts";

/** On a card: whether it is open to who looks. Nothing where nothing is known of them. */
export function VerdictOf({ id }: { id: string }) {
  const verdict = useContext(Verdicts)[id];
  return verdict ? <VerdictTag verdict={verdict} /> : null;
}
