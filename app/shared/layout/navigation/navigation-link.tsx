import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { Link } from "#app/shared/ui/navigation/link.tsx";

interface NavigationLinkProps extends ComponentProps<typeof Link> {
  /** Matches only its page, not the pages below it. */
  end?: boolean;
}

/** A link that is marked when it leads to the current page. */
export function NavigationLink({ end, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? "page" : undefined} />;
}
