import { Button } from "#app/shared/ui/button.tsx";
import { keptWords } from "../words.ts";
import type { LocalDraft } from "./local-draft.ts";

interface LocalDraftNoticeProps {
  copy: LocalDraft;
  onRestore(): void;
  onDiscard(): void;
}

const when = (at: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(at);

export const LocalDraftNotice = ({ copy, onRestore, onDiscard }: LocalDraftNoticeProps) => (
  <output className="block rounded-card bg-marigold-pale p-4 text-marigold-ink">
    <span className="block font-semibold">{keptWords.found(when(copy.at))}</span>
    <span className="mt-3 flex flex-wrap gap-3">
      <Button type="button" size="small" onClick={onRestore}>
        {keptWords.restore}
      </Button>
      <Button type="button" size="small" look="outline" onClick={onDiscard}>
        {keptWords.discard}
      </Button>
    </span>
  </output>
);
