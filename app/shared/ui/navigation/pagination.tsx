import { Icon } from "../icon.tsx";
import { Link } from "./link.tsx";
import { linkWords } from "./link-words.ts";
import { pageNumbers } from "./page-numbers.ts";
import { paginationText } from "./text-words.ts";

interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

const cell = "grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-semibold no-underline";
const link = `${cell} text-leaf hover:bg-mint`;

/** Links to the other pages of a list; nothing if there is only one. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={paginationText.pages} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{page > 1 && <Step to={hrefFor(page - 1)} label={paginationText.previous} rel="prev" />}</li>
        {pageNumbers(page, pages).map((entry) => (
          <li key={entry}>
            {typeof entry === "string" ? (
              <span className={`${cell} text-ink-2`} aria-hidden="true">
                …
              </span>
            ) : entry === page ? (
              <span className={`${cell} bg-leaf text-on-leaf`} aria-current="page">
                <span className="sr-only">{linkWords.page(entry)}</span>
                <span aria-hidden="true">{entry}</span>
              </span>
            ) : (
              <Link to={hrefFor(entry)} className={link}>
                <span className="sr-only">{linkWords.page(entry)}</span>
                <span aria-hidden="true">{entry}</span>
              </Link>
            )}
          </li>
        ))}
        <li>{page < pages && <Step to={hrefFor(page + 1)} label={paginationText.next} rel="next" />}</li>
      </ul>
    </nav>
  );
}

function Step({ to, label, rel }: { to: string; label: string; rel: "prev" | "next" }) {
  return (
    <Link to={to} rel={rel} className={`${link} flex items-center gap-1 px-3`}>
      {rel === "prev" && <Icon name="chevron-back" className="size-4" />}
      {label}
      {rel === "next" && <Icon name="chevron" className="size-4" />}
    </Link>
  );
}
