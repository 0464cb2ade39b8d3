import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { Link } from "#app/shared/ui/navigation/link.tsx";

interface NavigationLinkProps extends ComponentProps<typeof Link> {
  /** Stands for its page alone, and not for those below it. */
  end?: boolean;
}

/** A link that says when it leads to where the reader is. */
export function NavigationLink({ end, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? "page" : undefined} />;
}
