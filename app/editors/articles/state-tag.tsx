import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { ArticleState } from "./find-articles.server.ts";
import { listWords } from "./words.ts";

const tones = { published: "mint", unpublished: "clay", draft: "marigold" } as const;

export const StateTag = ({ state }: { state: ArticleState }) => (
  <Tag tone={tones[state]}>{listWords[state]}</Tag>
);
