import { Icon } from "../icon.tsx";

interface ExternalLinkProps {
  href: string;
  className: string;
  /** What the link leads to, for those who hear it apart from the page. */
  about: string;
  children: string;
}

/** A link that leaves us, in a new tab, telling the other side nothing about this one. */
export function ExternalLink({ href, className, about, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={`${children}: ${about} (opens in a new tab)`}
    >
      {children}
      <Icon name="external" className="size-4 shrink-0" />
    </a>
  );
}
