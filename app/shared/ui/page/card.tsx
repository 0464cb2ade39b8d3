import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li";
}

export function Card({ as: Element = "div", className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames("rounded-card border border-line bg-card lifted p-4 sm:p-5 md:p-6", className)}
    />
  );
}
