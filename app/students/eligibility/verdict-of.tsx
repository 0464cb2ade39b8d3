import { useContext } from "react";
import { VerdictTag } from "./verdict-tag.tsx";
import { Verdicts } from "./verdicts.ts";

/** Renders nothing if there is no verdict. */
export function VerdictOf({ id }: { id: string }) {
  const shown = useContext(Verdicts)[id];
  return shown ? <VerdictTag {...shown} /> : null;
}
