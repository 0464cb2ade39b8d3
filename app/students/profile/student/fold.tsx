import type { ReactNode, SyntheticEvent } from "react";
import { Icon } from "#app/shared/ui/icon.tsx";
import { foldText } from "./text-words.ts";
import { foldWords } from "./words.ts";

/** A browser can't point at a missing answer in a closed fold. */
export const openFoldOf = ({ target }: SyntheticEvent) => {
  const fold = target instanceof Element && target.closest("details");
  if (fold) fold.open = true;
};

interface FoldProps {
  title: string;
  /** The reason for these questions, which are optional. */
  why?: string;
  /** A short summary of the saved answers. */
  answers: string | null;
  isOpen: boolean;
  children: ReactNode;
}

/** A step of the profile: a collapsed group of questions, with the answers in short. */
export const Fold = ({ title, why, answers, isOpen, children }: FoldProps) => (
  <details open={isOpen} className="group/fold rounded-card border border-line">
    <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-3 py-1 sm:px-4 hover:bg-sand [&::-webkit-details-marker]:hidden">
      <Icon name="chevron" className="size-5 shrink-0 group-open/fold:rotate-90" />
      <span className="min-w-0 grow">
        <span className="block font-display text-lg leading-tight font-bold">{title}</span>
        <span className="line-clamp-2 text-sm break-words text-ink-2">{answers ?? foldText.empty}</span>
      </span>
      {answers && <Icon name="check" className="size-5 shrink-0 text-leaf" />}
    </summary>
    <div className="grid grid-cols-1 gap-5 px-3 pt-1 pb-5 sm:px-4">
      {why && (
        <p className="text-ink-2">
          {why} {foldWords.optional}
        </p>
      )}
      {children}
    </div>
  </details>
);
