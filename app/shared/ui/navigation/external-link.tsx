import { Icon } from "../icon.tsx";
import { linkWords } from "./link-words.ts";

interface ExternalLinkProps {
  href: string;
  className: string;
  /** What the link leads to, for screen readers that read links out of context. */
  about: string;
  children: string;
}

/** A link to another site, in a new tab, without a referrer. */
export function ExternalLink({ href, className, about, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={linkWords.newTab(children, about)}
    >
      {children}
      <Icon name="external" className="size-4 shrink-0" />
    </a>
  );
}
