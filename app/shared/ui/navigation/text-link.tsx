import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "./link.tsx";

export const textLinkLook =
  "inline-flex min-h-11 items-center gap-1.5 font-semibold text-leaf underline underline-offset-4 hover:decoration-2";

/** A link that is not part of a sentence, with an arrow if it leads on. Inside a sentence use a plain `Link`. */
export function TextLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(textLinkLook, className)}>
      {children}
      <Icon name="arrow" className="size-4 shrink-0" />
    </Link>
  );
}
