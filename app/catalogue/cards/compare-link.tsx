import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { formatItem, type Item } from "../kinds/item.ts";
import { cardWords } from "./words.ts";

/** Commas and slashes aren't escaped, so that the address is readable in a message. */
export const compareAddress = (items: Item[]) => `/compare?items=${items.map(formatItem).join(",")}`;

/** The link at the bottom of a card that starts a comparison. */
export const CompareLink = ({ item, title }: { item: Item; title: string }) => (
  <Link
    to={compareAddress([item])}
    rel="nofollow"
    aria-label={cardWords.compareThis(title)}
    className="relative z-1 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold text-leaf hover:bg-mint"
  >
    <Icon name="compare" />
    <span className="max-md:sr-only">{cardWords.compare}</span>
  </Link>
);
