import { withColon } from "#app/shared/languages/formats.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { textLinkLook } from "./text-link.tsx";

/** A link to another party's site. It shows the host, because a name can be faked and a URL can't. */
export function HostLink({ href, label, className }: { href: string; label: string; className?: string }) {
  const host = new URL(href).hostname.replace(/^www\./, "");
  return (
    <a
      href={href}
      rel="noopener"
      aria-label={`${withColon(label)} ${host}`}
      className={classNames(textLinkLook, className)}
    >
      <span className="min-w-0 break-all">{host}</span>
      <Icon name="external" className="size-4 shrink-0" />
    </a>
  );
}
