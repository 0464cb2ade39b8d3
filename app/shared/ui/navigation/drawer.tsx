import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { useDrawer } from "./use-drawer.ts";

interface DrawerProps {
  label: string;
  /** The drawer closes when this changes, such as the page's URL. */
  closesWith: string;
  className?: string;
  children: ReactNode;
}

const corner = "size-11 place-items-center rounded-full hover:bg-neutral";

export function Drawer({ label, closesWith, className, children }: DrawerProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDrawer(details, closesWith);
  return (
    <details ref={details} className={classNames("drawer group", className)}>
      <summary className="rounded-full">
        <span className={`grid group-open:hidden ${corner}`}>
          <Icon name="menu" className="size-6" />
        </span>
        <span className={`drawer-close hidden group-open:grid ${corner}`}>
          <Icon name="close" className="size-6" />
        </span>
        <span className="sr-only">{label}</span>
      </summary>
      <div className="drawer-panel">{children}</div>
    </details>
  );
}
