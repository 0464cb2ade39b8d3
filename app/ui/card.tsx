import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CardProps {
  as?: "div" | "article" | "section" | "li";
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = "div", className, children }: CardProps) {
  return (
    <Element className={classNames("rounded-card border border-line bg-card lifted p-5 md:p-6", className)}>
      {children}
    </Element>
  );
}
