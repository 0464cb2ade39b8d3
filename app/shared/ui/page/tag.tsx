import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const tones = {
  mint: "bg-mint text-mint-ink",
  marigold: "bg-marigold-pale text-marigold-ink",
  clay: "bg-clay-pale text-clay-ink",
  indigo: "bg-indigo-pale text-indigo-ink",
  neutral: "bg-neutral text-ink-2",
  plain: "bg-card text-ink-2 ring-1 ring-inset ring-edge",
};

export type TagTone = keyof typeof tones;

/** A short fact. Its meaning is in the text; the colour only helps to find it. */
export function Tag({
  tone = "neutral",
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        // One line looks like a pill; a long text takes two lines and is never cut.
        "inline-block max-w-full rounded-2xl px-3 py-0.5 text-note leading-5 font-semibold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
